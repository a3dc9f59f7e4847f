import { useSyncExternalStore } from 'react';

/** The exact time is shown on hover. */
export function Ago({ at }: { at: string }) {
  const now = useSyncExternalStore(subscribe, minute);
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace('T', ' ')} UTC`}>
      {ago(at, Math.max(now * minuteMs, Date.parse(at)))}
    </time>
  );
}

const minuteMs = 60_000;

/** Rounded, so that nothing renders within a minute. Rounded up: this minute is "just now". */
const minute = () => Math.ceil(Date.now() / minuteMs);

function subscribe(listener: () => void): () => void {
  const timer = window.setInterval(listener, minuteMs / 4);
  return () => window.clearInterval(timer);
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** `3 hours ago`, in the largest unit that fits twice; days beyond two days. */
export function ago(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / minuteMs);
  const [unit, size] = units.find(([, each]) => minutes >= 2 * each) ?? ['minute', 1];
  const count = Math.floor(minutes / size);
  return minutes < 1 ? 'just now' : new Intl.RelativeTimeFormat('en').format(-count, unit);
}
