import type { Page } from 'playwright';
import { contactColumns } from '@site/contracts';
import type { Findings } from './findings';
import { findMissingColumn, keepFromHosted } from './live-table';
import { pageNames } from './page-names';

/** Whether to send this form: of pages with the same form, one sends it. */
export type ClaimForm = (part: string, key: string) => Promise<boolean>;

/** Public address of the live contact table; `''` when unknown. A hosted one gets no request. */
export interface LiveTable {
  address: string;
  isHosted: boolean;
}

const answerLimitMs = 20_000;
/** Maximum number of sent choices, e.g. of `purpose`. */
const mostChoices = 3;

interface ContactForm {
  index: number;
  part: string;
  /** Its field names. */
  key: string;
}

/** Sends each contact form to a temporary database, and asks the live table for its columns. */
export async function sendContactRequests(
  page: Page,
  findings: Findings,
  claim: ClaimForm,
  live: LiveTable,
): Promise<void> {
  if (live.isHosted) await keepFromHosted(page);
  const columns = contactColumns.map(({ name }) => name);
  for (const { index, part, key } of await page.evaluate(listContactForms, { columns, part: pageNames.part })) {
    if (!(await claim(part, `${part} ${key}`))) continue;
    for (let choice = 0; choice < mostChoices; choice += 1) {
      const answered = page
        .waitForResponse((response) => /\/rest\/v1\/contact\b/.test(response.url()), { timeout: answerLimitMs })
        .catch(() => undefined);
      const typed = await page.evaluate(fillIn, { index, choice, columns });
      if (!typed) break;
      const answer = await answered;
      if (!answer) findings.add(`has a contact form that sends nothing within ${answerLimitMs / 1000} s`);
      else if (!answer.ok())
        findings.add(`has a contact form whose request the database refuses: ${messageIn(await answer.text())}`);
      if (!answer?.ok()) break;
      const sent = [answer.request().postDataJSON() as Record<string, unknown>].flat()[0] ?? {};
      const lost = Object.keys(typed).filter((name) => sent[name] !== typed[name]);
      if (lost.length > 0)
        findings.add(`has a contact form whose request leaves out what was typed: ${lost.join(', ')}`);
      const missing = choice === 0 && live.address && (await findMissingColumn(answer.request(), live.address));
      if (missing) findings.add(`has a contact form whose request the live table refuses: ${missing}`);
    }
  }
}

function listContactForms(known: { columns: readonly string[]; part: string }): ContactForm[] {
  return [...document.querySelectorAll('main form')].flatMap((form, index) => {
    const names = [...new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''))];
    if (names.filter((name) => known.columns.includes(name)).length < 3) return [];
    const part = form.closest(`[${known.part}]`)?.getAttribute(known.part)?.split('@')[0] ?? '';
    return [{ index, part, key: names.sort().join(' ') }];
  });
}

interface Choice {
  index: number;
  choice: number;
  columns: readonly string[];
}

/** Fills and submits a form with one choice. Values by column, or none without that choice. Runs in the page. */
function fillIn({ index, choice, columns }: Choice): Record<string, string> | undefined {
  const form = [...document.querySelectorAll<HTMLFormElement>('main form')][index];
  if (!form) return undefined;
  const texts: Readonly<Record<string, string>> = { email: 'check@manzil.example', tel: '+92 300 1234567' };
  let isChosen = choice === 0;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')) {
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].filter(({ value, disabled }) => value && !disabled)[choice];
      if (option) field.value = option.value;
      isChosen ||= option !== undefined;
    } else if (field.type === 'radio') {
      const group = [...form.querySelectorAll<HTMLInputElement>(`[type=radio][name="${field.name}"]`)];
      if (group.indexOf(field as HTMLInputElement) === choice) {
        field.click();
        isChosen = true;
      }
    } else if (field.type === 'checkbox') field.click();
    else if (field.type !== 'hidden') field.value = texts[field.type] ?? 'A check of the release';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const typed = [...new FormData(form)].filter(([name]) => columns.includes(name));
  if (isChosen) form.requestSubmit();
  return isChosen ? Object.fromEntries(typed.map(([name, value]) => [name, String(value)])) : undefined;
}

function messageIn(body: string): string {
  const [, message = body] = /"message":"((?:[^"\\]|\\.)*)"/.exec(body) ?? [];
  return message.replaceAll('\\"', '"').slice(0, 200);
}
