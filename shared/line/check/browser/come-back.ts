import { eachOf } from '../../storage';
import type { PageToOpen } from './changed-pages';
import type { Finding, View } from './findings';
import { pressControls } from './press-controls';
import { readContent, readFrame } from './read-document';
import type { Visit } from './visit';

/** Maximum numbers of pages, and of those visited first because something can be saved there. */
const [most, mostSaving] = [6, 2];
/** Milliseconds of the driven clock in which a page shows what is saved. */
const shownMs = 1_000;

type Stored = Readonly<Record<string, string>>;

export interface ComeBackInput {
  pages: readonly PageToOpen[];
  /** More live pages, on which something may be saved. */
  others?: readonly PageToOpen[];
  liveOrigin: string;
  origin: string;
  /** Starts the visit of a visitor with this storage. */
  start: (visited: { origin: string; page: PageToOpen; stored: Stored }) => Promise<Visit>;
}

/** Uses live pages, and opens the new ones with the storage that these left. Live faults do not count. */
export async function comeBack(input: ComeBackInput): Promise<View[]> {
  const { liveOrigin, origin, start } = input;
  let stored: Stored = {};
  const visited: { page: PageToOpen; saved: string[] }[] = [];
  for (const page of await choosePages(input)) {
    const visit = await start({ origin: liveOrigin, page, stored });
    await visit.open();
    await pressControls(visit, '[aria-pressed=true]'); // Another press would take back what is saved.
    stored = await visit.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    await visit.open();
    await visit.runTime(shownMs);
    visited.push({ page, saved: await visit.page.evaluate(listPressed) });
    await visit.close();
  }
  const keys = Object.keys(stored);
  if (keys.length === 0) return [];
  return eachOf(visited, async ({ page, saved }) => {
    const open = async (from: string) => {
      const visit = await start({ origin: from, page, stored });
      visit.findings.moment = `with ${keys.join(' and ')} as the live version stored it`;
      await visit.open();
      await visit.runTime(shownMs);
      await visit.read(readContent, readFrame);
      visit.findings.addAll(await visit.page.evaluate(readLost, { saved, keys }));
      await visit.close();
      return visit.findings;
    };
    const found = await open(origin);
    const findings = found.sentences.size > 0 ? found.newTo(await open(liveOrigin)) : [];
    return { page, screen: 'for a visitor who was here before', findings };
  });
}

async function choosePages({ pages, others = [], liveOrigin }: ComeBackInput): Promise<PageToOpen[]> {
  const all = [...new Set([...pages, ...others])];
  const html = await eachOf(all, async ({ path }) => (await fetch(liveOrigin + path)).text());
  const saving = all.filter((_, index) => html[index]?.includes('aria-pressed="false"'));
  return [...new Set([...saving.slice(0, mostSaving), ...pages])].slice(0, most);
}

/** Runs in the page. */
function listPressed(): string[] {
  const pressed = [...document.querySelectorAll('main button[aria-pressed=true]')];
  return pressed.map((each) => window.__check.nameOf(each, Infinity));
}

/** A saved choice that is not pressed, or none when all have other names, and removed keys. Runs in the page. */
function readLost({ saved, keys }: { saved: readonly string[]; keys: readonly string[] }): Finding[] {
  const toggles = [...document.querySelectorAll('main button[aria-pressed]')];
  const stateOf = (each: Element) => [window.__check.nameOf(each, Infinity), each.ariaPressed === 'true'] as const;
  const states = new Map(toggles.map(stateOf));
  const isAnyOn = [...states.values()].includes(true);
  const lost = states.size > 0 ? saved.filter((name) => !(states.get(name) ?? isAnyOn)) : [];
  const removed = keys.filter((key) => localStorage[key] === undefined);
  return [
    ...lost.slice(0, 1).map((name): Finding => [`does not show what is saved: ${name}`]),
    ...(removed.length > 0 ? [[`removes ${removed.join(' and ')} from the storage`] as const] : []),
  ];
}
