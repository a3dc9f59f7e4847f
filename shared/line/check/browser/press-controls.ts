import { readContent } from './read-document';
import type { Visit } from './visit';

/** Milliseconds of the driven clock for what a press or an input starts. */
const afterMs = 500;
/** Maximum number of pressed controls and of typed fields. */
const most = 30;

const controls =
  ':is(button, summary, [role=switch], [role=tab], [type=checkbox], [type=radio]):not([popovertarget], [commandfor], :disabled)';
const fields = ':is(input, textarea):not([type=checkbox], [type=radio], [type=file], [type=hidden], :disabled)';

/** Presses each control of a page once and types into each field. What goes wrong is a finding of that moment. */
export async function pressControls(visit: Visit): Promise<void> {
  await useEach(visit, { selector: controls, verb: 'is pressed', use: press });
  await useEach(visit, { selector: fields, verb: 'is typed into', use: type });
  visit.findings.moment = 'once its controls were used';
  await visit.page.evaluate(() => window.__check.scrollToTop());
}

interface Use {
  selector: string;
  verb: string;
  /** Runs in the page. */
  use: (place: { selector: string; index: number }) => void;
}

async function useEach(visit: Visit, { selector, verb, use }: Use): Promise<void> {
  const { page, findings } = visit;
  const { pathname } = new URL(page.url());
  for (const { index, name } of await page.evaluate(list, { selector, most })) {
    findings.moment = `once ${name} ${verb}`;
    await page.evaluate(use, { selector, index }).catch(() => undefined); // A press may end the document.
    await visit.runTime(afterMs);
    const content = await page.evaluate(readContent).catch(() => []);
    findings.addAll(content);
    if (content.length === 0 && new URL(page.url()).pathname === pathname) continue;
    findings.moment = undefined;
    await visit.open();
  }
}

interface Listed {
  index: number;
  /** `"Monthly"`, with its fragment when another part has it. */
  name: string;
}

/** One of each name: the hearts of a list are alike. Runs in the page. */
function list({ selector, most }: { selector: string; most: number }): Listed[] {
  const { names, nameOf } = window.__check;
  const known = new Set<string>();
  return [...document.querySelectorAll<HTMLElement & { type?: string }>(selector)]
    .map((element, index) => {
      const holder = element.closest(`[${names.module}]`)?.getAttribute(names.module) ?? '';
      const fragment = holder.includes('/fragments/') ? holder : '';
      const name = `"${nameOf(element)}"${fragment && ` of ${fragment}`}`;
      return { element, index, name, kind: element.hasAttribute('aria-pressed') && fragment ? fragment : name };
    })
    .filter(({ element, kind }) => {
      const isSubmit = element.type === 'submit' && element.closest('form') !== null;
      return !isSubmit && element.closest('main') && element.checkVisibility() && !known.has(kind) && known.add(kind);
    })
    .slice(0, most)
    .map(({ index, name }) => ({ index, name }));
}

function press({ selector, index }: { selector: string; index: number }): void {
  [...document.querySelectorAll<HTMLElement>(selector)][index]?.click();
}

function type({ selector, index }: { selector: string; index: number }): void {
  const field = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)][index];
  if (field) window.__check.setValue(field, field.type === 'email' ? 'a@b.example' : '1');
}
