import type { Page } from 'playwright';
import type { Findings } from './findings';
import { pageNames, type PageNames } from './page-names';
import { runTime } from './run-time';

/** Milliseconds of the driven clock for what a press starts. */
const afterMs = 500;

const buttons = 'button:not([type=submit], [popovertarget], [commandfor], :disabled)';
const inFragment = `[${pageNames.module}*="/fragments/"]`;

/** Presses one button of each fragment of another part. Errors are findings of the consumer's page. */
export async function pressFragments(page: Page, findings: Findings): Promise<void> {
  const ids = await page.evaluate(listPressable, { ...pageNames, inFragment, buttons });
  for (const id of ids) {
    findings.moment = `once a button of ${id} is pressed`;
    await page.evaluate(press, `[${pageNames.module}="${id}"] ${buttons}`);
    await runTime(page, afterMs, findings);
  }
}

function listPressable(names: PageNames & { inFragment: string; buttons: string }): string[] {
  const fragments = [...document.querySelectorAll(names.inFragment)].filter((each) =>
    each.querySelector(names.buttons),
  );
  return [...new Set(fragments.map((each) => each.getAttribute(names.module) ?? ''))];
}

function press(selector: string): void {
  document.querySelector<HTMLButtonElement>(selector)?.click();
}
