import { showAbovePage } from '@site/runtime';
import { NotificationRegion, type Notice } from './notification';

export interface Sender {
  /** The part whose form it is. */
  part: string;
  /** Its submit button. */
  button: HTMLElement | null;
}

let latest: { id: number; text?: string | undefined } = { id: 0 };

/**
 * Shows the notification of an attempt in place of the last one. It stays when the visitor leaves the page. Without a
 * notice, screen readers are made ready for the outcome of a request.
 */
export function notify({ part, button }: Sender, notice?: Notice): void {
  const id = latest.id + 1;
  latest = { id, text: notice?.text };
  showAbovePage(part, <NotificationRegion id={id} notice={notice} button={button} onGone={() => remove(id)} />);
}

/** Removes the notification if it says `text`: it does not concern the next page. */
export function withdraw(text: string): void {
  if (latest.text === text) remove(latest.id);
}

function remove(id: number): void {
  if (latest.id !== id) return;
  latest = { id };
  showAbovePage('', null);
}
