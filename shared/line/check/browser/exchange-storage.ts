import { eachOf } from '../../storage';
import type { PageToOpen } from './changed-pages';
import type { Finding, View } from './findings';
import { readContent, readFrame } from './read-document';
import { readOutcome, type VisitRecord } from './read-outcome';
import type { Visit } from './visit';

/** Milliseconds of the driven clock in which a page shows what is saved. */
const shownMs = 1_000;

type Stored = Readonly<Record<string, string>>;

export interface RecordedPage {
  page: PageToOpen;
  live: VisitRecord;
  next: VisitRecord;
}

export interface ExchangeInput {
  recorded: readonly RecordedPage[];
  liveOrigin: string;
  origin: string;
  /** Starts the visit of a visitor with this storage. */
  start: (visited: { origin: string; page: PageToOpen; stored: Stored }) => Promise<Visit>;
}

/**
 * Opens the new pages with what the live ones have stored, and the live ones with what the new ones have: a rollback.
 * Faults that a page has without that do not count.
 */
export async function exchangeStorage({ recorded, liveOrigin, origin, start }: ExchangeInput): Promise<View[]> {
  const exchange = async (by: 'live' | 'next'): Promise<View[]> => {
    const [from, to] = by === 'live' ? [liveOrigin, origin] : [origin, liveOrigin];
    const whole: Stored = Object.assign({}, ...recorded.map((each) => storedBy(each[by])));
    const words = by === 'live' ? 'as the live version stored it' : 'as the new version stored it, after a rollback';
    if (Object.keys(whole).length === 0) return [];
    return eachOf(recorded, async ({ page, ...records }) => {
      const stored = { ...whole, ...storedBy(records[by]) };
      const open = async (at: string) => {
        const visit = await start({ origin: at, page, stored });
        visit.findings.moment = `with ${Object.keys(stored).join(' and ')} ${words}`;
        await visit.open();
        await visit.runTime(shownMs);
        await visit.read(readContent, readFrame);
        const { values, stored: left } = await visit.page.evaluate(readOutcome);
        visit.findings.addAll(listLost(savedBy(records[by]), Object.values(values).flat(), stored, left));
        await visit.close();
        return visit.findings;
      };
      const found = await open(to);
      const findings = found.sentences.size > 0 ? found.newTo(await open(from)) : [];
      return { page, screen: 'for a visitor who was here before', findings };
    });
  };
  return [...(await exchange('live')), ...(await exchange('next'))];
}

/** What its gestures have left in the storage. */
function storedBy(record: VisitRecord): Stored {
  return Object.assign({}, ...record.map(({ outcome }) => outcome?.stored)) as Stored;
}

/** Toggles that were off when the page was opened, and on, with something stored, after the last gesture there. */
function savedBy(record: VisitRecord): string[] {
  const before = new Set(Object.values(record[0]?.outcome?.values ?? {}).flat());
  const pressed = record.filter(
    ({ kind, outcome }) => kind === 'press' && Object.keys(outcome?.stored ?? {}).length > 0,
  );
  const values = Object.values(pressed.at(-1)?.outcome?.values ?? {}).flat();
  const isOn = (value: string) => value.endsWith(': true') && before.has(value.replace(/true$/, 'false'));
  return values.filter(isOn).map((value) => value.replace(/: true$/, ''));
}

/** A saved choice that is off, or none that is on when all have other names, and removed keys. */
function listLost(saved: readonly string[], values: readonly string[], stored: Stored, left: Stored): Finding[] {
  const toggles = values.filter((value) => /: (true|false)$/.test(value));
  const isAnyOn = toggles.some((value) => value.endsWith(': true'));
  const isShown = (name: string) =>
    toggles.includes(`${name}: true`) || (!toggles.includes(`${name}: false`) && (isAnyOn || toggles.length === 0));
  const removed = Object.keys(stored).filter((key) => left[key] === undefined);
  return [
    ...saved
      .filter((name) => !isShown(name))
      .slice(0, 1)
      .map((name): Finding => [`does not show what is saved: ${name}`]),
    ...(removed.length > 0 ? [[`removes ${removed.join(' and ')} from the storage`] as const] : []),
  ];
}
