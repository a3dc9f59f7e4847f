import { type NoteKind, walkNotes, withNote } from './notes';
import { keys, type Storage } from './storage';

/**
 * Releases wait for a turn, so one that has ended without a word, on another host, is noticed after half a minute. The
 * clocks of the hosts may differ by 20 s: with more, somebody who is at work may be passed over, and the two compose
 * side by side.
 */
const turn: NoteKind = { keyOf: keys.turn, prefix: keys.turns, renewMs: 10_000, lifeMs: 30_000 };

/** Between two looks at who is first (ms). More each time while nobody has ended, as a bucket counts requests. */
const [firstLookMs, longestLookMs] = [20, 1_000];
/** Nobody waits longer than this (ms) for one that does not end: the order saves work, nothing depends on it. */
const patienceMs = 120_000;

/**
 * Does the work when all who asked before have done theirs, each in the order of asking, so that many at the same
 * moment do not hinder each other. A turn is no lock: whoever has died is passed over, and when nobody ends within two
 * minutes the work begins anyway.
 */
export async function inTurn<T>(storage: Storage, work: () => Promise<T>): Promise<T> {
  return withNote(storage, turn, {}, async (own) => {
    // A note is named by the time before it is written: by now those who asked at the same moment can be seen.
    await pause(firstLookMs);
    let ahead = await countAhead(storage, own);
    let [pauseMs, end] = [firstLookMs, Date.now() + patienceMs];
    while (ahead > 0 && Date.now() < end) {
      await pause(pauseMs);
      const left = await countAhead(storage, own);
      [pauseMs, end] =
        left < ahead ? [firstLookMs, Date.now() + patienceMs] : [Math.min(pauseMs * 1.5, longestLookMs), end];
      ahead = left;
    }
    return work();
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many asked before, at most; 0 when nobody of them is alive. Only the note of the first one alive is read. */
async function countAhead(storage: Storage, own: string): Promise<number> {
  for await (const { names } of walkNotes(storage, turn)) return names.filter((name) => name < own).length;
  return 0;
}
