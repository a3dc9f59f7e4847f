import type { Request, Route } from 'playwright';
import { contactColumns } from '@site/contracts';
import { type Outcome, readOutcome, type Step } from './read-outcome';
import { contactRequests, limitMs, type Visit } from './visit';

/** Where to send this form: to a temporary database, or to us. Of pages with the same form, one sends it. */
export type ClaimForm = (part: string, key: string) => Promise<'stored' | 'answered' | false>;

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

const columns = contactColumns.map(({ name }) => name);

/** How the requests of a form are answered: we refuse one; a temporary database, or we, store the other. */
const answers = [
  { gesture: 'sending a contact request that is refused', status: 500, presses: 1 },
  { gesture: 'sending a contact request twice', status: 201, presses: 2 },
];

export interface ContactCheck {
  claimForm: ClaimForm;
  liveTable: LiveTable;
}

/**
 * Sends each contact form: a request that is refused, and one that two presses store. The page must tell each,
 * and a refusal otherwise than a success. The live table is asked for its columns; a hosted one gets no request.
 */
export async function recordContactForms(
  visit: Visit,
  { claimForm, liveTable }: ContactCheck,
  recordOutcome: (visit: Visit) => Promise<Outcome>,
): Promise<Step[]> {
  const { page, findings } = visit;
  const steps: Step[] = [];
  for (const { index, part, key } of await page.evaluate(listContactForms)) {
    const claim = await claimForm(part, `${part} ${key}`);
    if (!claim) continue;
    const told: string[] = [];
    const before = listWords(await page.evaluate(readOutcome));
    for (const { gesture, status, presses } of answers) {
      const typed = await page.evaluate(fillIn, { index, columns });
      const sent: Route[] = [];
      await page.route(contactRequests, (route) => void sent.push(route));
      const point = typed && (await page.evaluate(findSubmit, index));
      // Two presses, not a double click, of which forms ignore the second.
      for (let count = 0; point && count < presses; count += 1) await page.mouse.click(point.x, point.y);
      await visit.until(() => sent.length > 0);
      for (const route of sent)
        await (claim === 'stored' && status === 201
          ? compareAndAnswer(route, typed ?? {}, visit, liveTable)
          : answer(route, status));
      findings.moment = `after ${gesture}`;
      const { outcome, news } = await readNews(visit, before, recordOutcome);
      await page.unroute(contactRequests);
      if (sent.length === 0) findings.add(`has a contact form that sends nothing within ${limitMs / 1000} s`);
      else if (news.length === 0) findings.add('tells nothing about it');
      else if (told.includes(news.join())) findings.add('tells a refused contact request as a stored one');
      if (sent.length > 1) findings.add(`sends it ${sent.length} times`);
      findings.moment = undefined;
      told.push(news.join());
      steps.push({ gesture, part, kind: 'send', outcome });
    }
  }
  return steps;
}

/** Milliseconds and times to wait for words about a request. */
const tellingMs = 500;
const mostWaits = 6;

/** The words that were not there before. */
async function readNews(visit: Visit, before: readonly string[], recordOutcome: (visit: Visit) => Promise<Outcome>) {
  for (let waits = 0; ; waits += 1) {
    const outcome = await recordOutcome(visit);
    const news = listWords(outcome).filter((text) => !before.includes(text));
    if (news.length > 0 || waits === mostWaits) return { outcome, news };
    await visit.page.waitForTimeout(tellingMs);
  }
}

function listWords({ words }: Pick<Outcome, 'words'>): string[] {
  return Object.values(words).flat();
}

function answer(route: Route, status: number): Promise<void> {
  const json = { id: 'a check', message: 'The database rests.' };
  return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json });
}

/** Compares what is sent with what was typed, and with the columns of the live table. */
async function compareAndAnswer(
  route: Route,
  typed: Readonly<Record<string, string>>,
  { findings }: Visit,
  { address, isHosted }: LiveTable,
): Promise<void> {
  const request = route.request();
  const response = isHosted ? undefined : await route.fetch();
  if (response && !response.ok()) {
    const { message } = (await response.json().catch(() => ({}))) as { message?: string };
    findings.add(`has a contact form whose request the database refuses: ${message ?? response.status()}`);
  }
  const sent = [request.postDataJSON() as Record<string, unknown>].flat()[0] ?? {};
  const lost = Object.keys(typed).filter((name) => sent[name] !== typed[name]);
  if (lost.length > 0) findings.add(`has a contact form whose request leaves out what was typed: ${lost.join(', ')}`);
  const missing = address && (await findMissingColumn(request, address));
  if (missing) findings.add(`has a contact form whose request the live table refuses: ${missing}`);
  await (response ? route.fulfill({ response }) : answer(route, 201));
}

function listContactForms(): ContactForm[] {
  const { isContactForm, partOf } = window.__check;
  return [...document.querySelectorAll<HTMLFormElement>('main form')].flatMap((form, index) => {
    const names = new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''));
    return isContactForm(form) ? [{ index, part: partOf(form), key: [...names].sort().join(' ') }] : [];
  });
}

/** Fills a form, with the last of its choices. Values by column; `undefined` if the form is gone. Runs in the page. */
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
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}

/** Where its button is. Runs in the page. */
function findSubmit(index: number): { x: number; y: number } | undefined {
  const form = [...document.querySelectorAll<HTMLFormElement>('main form')][index];
  const button = form?.querySelector(':is(button, input)[type=submit], button:not([type])');
  button?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return button ? window.__check.centerOf(button) : undefined;
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
