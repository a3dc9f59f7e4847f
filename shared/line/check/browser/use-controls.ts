import type { Page } from 'playwright';
import { runTime } from './clock';
import type { Findings } from './findings';
import { pageNames } from './page-names';

/** Milliseconds of the driven clock for what a press starts. */
const afterMs = 500;
/** Of controls with the same look and module so many are used. */
const mostAlike = 3;
const most = 40;

const selector = 'main :is(button, input, select, textarea, summary, [role=switch], [role=tab])';

interface Control {
  index: number;
  name: string;
  /** Of another part, when it is in its fragment. */
  fragment: string;
  isField: boolean;
}

export interface UseInput {
  page: Page;
  path: string;
  findings: Findings;
  read: () => Promise<void>;
  /** Opens the page again. */
  reopen: () => Promise<void>;
}

/** Presses each control once and types into each field. Opens the page again where that leaves or breaks it. */
export async function useControls({ page, path, findings, read, reopen }: UseInput): Promise<void> {
  const controls = await page.evaluate(listControls, { ...pageNames, selector, mostAlike, most });
  for (const control of controls) {
    const { index, name, fragment, isField } = control;
    const before = findings.all.size;
    const place = fragment ? ` of ${fragment}` : '';
    findings.moment = isField ? `once something is typed into ${name}${place}` : `once "${name}"${place} is pressed`;
    const isUsed = await page.evaluate(useControl, { selector, index, isField }).catch(() => true); // It may leave.
    if (!isUsed) continue;
    if (isField) await page.keyboard.type('7').catch(() => undefined);
    await runTime(page, afterMs, findings);
    const isLeft = new URL(page.url()).pathname !== path;
    if (!isLeft && (await closesAgain(page, findings))) await read();
    if (isLeft || findings.all.size > before) await reopen();
  }
  findings.moment = '';
}

/** What opens over the page closes by Escape or by its first button. */
async function closesAgain(page: Page, findings: Findings): Promise<boolean> {
  const isOpen = () =>
    page.evaluate(() => document.querySelector('dialog:modal, [role=dialog][aria-modal=true]') !== null);
  if (!(await isOpen())) return true;
  await page.keyboard.press('Escape');
  await runTime(page, afterMs, findings);
  if (!(await isOpen())) return true;
  await page.evaluate(() =>
    document.querySelector<HTMLElement>(':is(dialog:modal, [role=dialog][aria-modal=true]) button')?.click(),
  );
  await runTime(page, afterMs, findings);
  if (!(await isOpen())) return true;
  findings.add('opens a dialog that cannot be closed');
  return false;
}

/** Runs in the page. */
function listControls(input: typeof pageNames & { selector: string; mostAlike: number; most: number }): Control[] {
  const alike = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(input.selector)]
    .map((control, index): Control & { look: string; isUsable: boolean } => {
      const module = control.closest(`[${input.module}]`)?.getAttribute(input.module) ?? '';
      const fragment = module.includes('/fragments/') ? module : '';
      const text = control.getAttribute('aria-label') ?? (control.textContent.trim() || control.getAttribute('name'));
      const isField = control.matches(
        'textarea, input:not([type=checkbox], [type=radio], [type=submit], [type=file], [type=range])',
      );
      const isContact =
        control.matches('[type=submit], button:not([type])') && control.closest('form:has([name=phone])');
      const isUsable =
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [type=file]') &&
        !isContact;
      const name = (text || control.localName).slice(0, 40);
      return { index, name, fragment, isField, isUsable, look: `${module} ${control.localName} ${control.className}` };
    })
    .filter(({ isUsable, look }) => {
      const count = (alike.get(look) ?? 0) + Number(isUsable);
      alike.set(look, count);
      return isUsable && count <= input.mostAlike;
    })
    .slice(0, input.most)
    .map(({ index, name, fragment, isField }) => ({ index, name, fragment, isField }));
}

/** False when it is gone. Runs in the page. */
function useControl(input: { selector: string; index: number; isField: boolean }): boolean {
  const control = document.querySelectorAll<HTMLElement>(input.selector)[input.index];
  if (!control?.checkVisibility()) return false;
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (input.isField) control.focus();
  else control.click();
  return true;
}
