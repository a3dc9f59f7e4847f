import type { Page, Request } from 'playwright';
import { contactColumns } from '@site/contracts';
import { limitMs, type Visit } from './visit';

/** Whether to send this form: of pages with the same form, one sends it. */
export type ClaimForm = (part: string, key: string) => Promise<boolean>;

/** Public address of the live contact table; `''` when unknown. A hosted one gets no request. */
export interface LiveTable {
  address: string;
  isHosted: boolean;
}

interface ContactForm {
  index: number;
  part: string;
  /** Its field names. */
  key: string;
}

/** Sends each contact form to a temporary database, and asks the live table for its columns. */
export async function sendContactRequests(
  { page, findings }: Visit,
  { claimForm, liveTable }: { claimForm: ClaimForm; liveTable: LiveTable },
): Promise<void> {
  if (liveTable.isHosted) await keepFromHosted(page);
  const columns = contactColumns.map(({ name }) => name);
  for (const { index, part, key } of await page.evaluate(listContactForms, columns)) {
    if (!(await claimForm(part, `${part} ${key}`))) continue;
    const answered = page
      .waitForResponse((response) => /\/rest\/v1\/contact\b/.test(response.url()), { timeout: limitMs })
      .catch(() => undefined);
    const typed = await page.evaluate(fillIn, { index, columns });
    if (!typed) continue; // Another form has taken it away.
    const answer = await answered;
    if (!answer) findings.add(`has a contact form that sends nothing within ${limitMs / 1000} s`);
    else if (!answer.ok()) {
      const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
      findings.add(`has a contact form whose request the database refuses: ${message ?? answer.status()}`);
    }
    if (!answer?.ok()) continue;
    const sent = [answer.request().postDataJSON() as Record<string, unknown>].flat()[0] ?? {};
    const lost = Object.keys(typed).filter((name) => sent[name] !== typed[name]);
    if (lost.length > 0) findings.add(`has a contact form whose request leaves out what was typed: ${lost.join(', ')}`);
    const missing = liveTable.address && (await findMissingColumn(answer.request(), liveTable.address));
    if (missing) findings.add(`has a contact form whose request the live table refuses: ${missing}`);
  }
}

function listContactForms(columns: readonly string[]): ContactForm[] {
  const owner = window.__check.names.part;
  return [...document.querySelectorAll('main form')].flatMap((form, index) => {
    const names = [...new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''))];
    if (names.filter((name) => columns.includes(name)).length < 3) return [];
    const part = form.closest(`[${owner}]`)?.getAttribute(owner)?.split('@')[0] ?? '';
    return [{ index, part, key: names.sort().join(' ') }];
  });
}

/** Fills and submits a form, with the last of its choices. Values by column, if it is there. Runs in the page. */
function fillIn({ index, columns }: { index: number; columns: readonly string[] }) {
  const form = [...document.querySelectorAll<HTMLFormElement>('main form')][index];
  if (!form) return undefined;
  const texts: Readonly<Record<string, string>> = { email: 'check@manzil.example', tel: '+92 300 1234567' };
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')) {
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].findLast(({ value, disabled }) => value && !disabled);
      window.__check.setValue(field, option?.value ?? field.value);
    } else if (field.type === 'radio' || field.type === 'checkbox') field.click();
    else if (field.type !== 'hidden') window.__check.setValue(field, texts[field.type] ?? 'A check of the release');
  }
  const typed = [...new FormData(form)].filter(([name]) => columns.includes(name));
  form.requestSubmit();
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}

/** Accepts the page's contact requests without sending them: a hosted table gets nothing from a check. */
export async function keepFromHosted(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\/contact\b/, (route) =>
    route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' }, json: { id: 'a check' } }),
  );
}

/**
 * The sentence of the live table when it lacks a column of this request. `address` is its public address, without a
 * trailing slash. Reads no row. `undefined` also when nobody answers there.
 */
export async function findMissingColumn(request: Request, address: string): Promise<string | undefined> {
  const names = Object.keys([request.postDataJSON()].flat()[0] ?? {});
  const { apikey = '', authorization = '' } = request.headers();
  try {
    const answer = await fetch(`${address}/rest/v1/contact?select=${names.join(',')}&limit=0`, {
      headers: { apikey, authorization },
      signal: AbortSignal.timeout(5_000),
    });
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    return code === '42703' ? message : undefined;
  } catch {
    return undefined; // Without a network nothing is known.
  }
}
