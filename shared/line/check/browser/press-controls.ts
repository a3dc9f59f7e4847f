import type { Page } from 'playwright';
import type { Findings } from './findings';
import { pageNames } from './page-names';
import { saysUnavailable } from './read-document';
import { runTime } from './run-time';
import { whenHydrated } from './settle';

/** Milliseconds of the driven clock for what a press or an input starts. */
const afterMs = 500;
/** Maximum number of pressed controls and of typed fields. */
const most = 30;

const controls =
  ':is(button, summary, [role=switch], [role=tab], [type=checkbox], [type=radio]):not([popovertarget], [commandfor], :disabled)';
const fields = ':is(input, textarea):not([type=checkbox], [type=radio], [type=file], [type=hidden], :disabled)';

interface Listed {
  index: number;
  /** `"Monthly"`, with its fragment when another part has it. */
  name: string;
}

/** Presses each control of a page once and types into each field. What goes wrong is a finding of that moment. */
export async function pressControls(page: Page, findings: Findings): Promise<void> {
  const { href } = new URL(page.url());
  await useEach(page, findings, href, { selector: controls, verb: 'is pressed', use: press });
  await useEach(page, findings, href, { selector: fields, verb: 'is typed into', use: type });
  findings.moment = 'once its controls were used';
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

interface Use {
  selector: string;
  verb: string;
  /** Runs in the page. */
  use: (place: { selector: string; index: number }) => void;
}

async function useEach(page: Page, findings: Findings, href: string, { selector, verb, use }: Use): Promise<void> {
  for (const { index, name } of await page.evaluate(list, { selector, most, module: pageNames.module })) {
    findings.moment = `once ${name} ${verb}`;
    await page.evaluate(use, { selector, index }).catch(() => undefined); // A press may end the document.
    await runTime(page, afterMs, findings);
    const said = await page.evaluate(saysUnavailable).catch(() => undefined);
    if (said) findings.add(said);
    if (said || new URL(page.url()).pathname !== new URL(href).pathname) {
      findings.moment = undefined;
      await page.goto(href, { waitUntil: 'load' });
      await whenHydrated(page);
    }
  }
}

/** One of each name: the hearts of a list are alike. Runs in the page. */
function list({ selector, most, module }: { selector: string; most: number; module: string }): Listed[] {
  const known = new Set<string>();
  const all = [...document.querySelectorAll<HTMLElement & { type?: string }>(selector)].map((element, index) => {
    const holder = element.closest(`[${module}]`)?.getAttribute(module) ?? '';
    const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
    const words = label.trim().replace(/\s+/g, ' ').slice(0, 40) || element.getAttribute('name') || element.localName;
    return { element, index, holder, name: `"${words}"${holder.includes('/fragments/') ? ` of ${holder}` : ''}` };
  });
  const kinds = all.filter(({ element, holder, name }) => {
    const isAlike = element.hasAttribute('aria-pressed') && holder.includes('/fragments/');
    const kind = isAlike ? holder : name;
    const isSubmit = element.type === 'submit' && element.closest('form') !== null;
    return !isSubmit && element.closest('main') && element.checkVisibility() && !known.has(kind) && known.add(kind);
  });
  return kinds.slice(0, most).map(({ index, name }) => ({ index, name }));
}

function press({ selector, index }: { selector: string; index: number }): void {
  [...document.querySelectorAll<HTMLElement>(selector)][index]?.click();
}

function type({ selector, index }: { selector: string; index: number }): void {
  const field = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)][index];
  if (!field) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React reads the prototype's setter.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.type === 'email' ? 'a@b.example' : '1');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
