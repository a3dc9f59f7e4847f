import { readContent } from './read-document';
import type { Visit } from './visit';

/** Milliseconds of the driven clock for what a press or an input starts. */
const afterMs = 500;
/** Maximum number of used controls. */
const most = 60;

const fields = ':is(input, textarea):not([type=checkbox], [type=radio], [type=file], [type=hidden], :disabled)';
const buttons =
  ':is(button, summary, [role=switch], [role=tab], [type=checkbox], [type=radio]):not([popovertarget], [commandfor], :disabled)';
const selectors = { fields, all: `:is(${fields}, ${buttons})` };

/** Presses each control once and types into each field, `except` some. What goes wrong is a finding of that moment. */
export async function pressControls(visit: Visit, except = ':not(*)'): Promise<void> {
  const { page, findings } = visit;
  const { pathname } = new URL(page.url());
  for (const { index, moment } of (await page.evaluate(list, { ...selectors, except })).slice(0, most)) {
    findings.moment = moment;
    await page.evaluate(use, { ...selectors, index }).catch(() => undefined); // A press may end the document.
    await visit.runTime(afterMs);
    const content = await page.evaluate(readContent).catch(() => []);
    findings.addAll(content);
    if (content.length === 0 && new URL(page.url()).pathname === pathname) continue;
    findings.moment = undefined;
    await visit.open();
  }
  findings.moment = 'once its controls were used';
  await page.evaluate(() => window.__check.scrollToTop());
}

interface Listed {
  index: number;
  /** `once "Monthly" is pressed`, with the fragment when another part has it. */
  moment: string;
}

/** One of each name: the hearts of a list are alike. Runs in the page. */
function list({ fields, all, except }: typeof selectors & { except: string }): Listed[] {
  const { names, nameOf } = window.__check;
  const known = new Set<string>();
  return [...document.querySelectorAll<HTMLElement & { type?: string }>(all)]
    .map((element, index) => {
      const holder = element.closest(`[${names.module}]`)?.getAttribute(names.module) ?? '';
      const fragment = holder.includes('/fragments/') ? holder : '';
      const name = `"${nameOf(element)}"${fragment && ` of ${fragment}`}`;
      const moment = `once ${name} is ${element.matches(fields) ? 'typed into' : 'pressed'}`;
      return { element, index, moment, kind: element.hasAttribute('aria-pressed') && fragment ? fragment : moment };
    })
    .filter(({ element, kind }) => {
      const isLeftOut = element.matches(except) || (element.type === 'submit' && element.closest('form') !== null);
      return !isLeftOut && element.closest('main') && element.checkVisibility() && !known.has(kind) && known.add(kind);
    })
    .map(({ index, moment }) => ({ index, moment }));
}

function use({ fields, all, index }: typeof selectors & { index: number }): void {
  const control = [...document.querySelectorAll<HTMLInputElement>(all)][index];
  if (control?.matches(fields)) window.__check.setValue(control, control.type === 'email' ? 'a@b.example' : '1');
  else control?.click();
}
