import type { Page, TestInfo } from '@playwright/test';
import { partAttribute } from '@site/hydration/names';
import { locate, readEnclosing, readFailingLocator } from './failing-locator';

/** Who must look at a failure first, and why it is them. */
export interface Responsible {
  /** `projects@1.0.0-1a2b3c4d`, or the name alone where the page does not say the version. */
  part: string;
  /** In words, for the line of the report. */
  reason: string;
}

/** What a failure leaves to look at. */
export interface Failure {
  /** Messages of all errors, without colors. */
  message: string;
  /** Of the test, in `e2e/`: `projects/gallery.spec.ts`. */
  file: string;
}

/**
 * The nearest part of the failing element. Without an element: the part that the message names, the team in whose
 * folder the test is, the shell for address, title and focus, or else the part of the page.
 */
export async function findResponsible(page: Page, failure: Failure): Promise<Responsible | undefined> {
  const onPage = await listParts(page);
  const versioned = (name: string) => onPage.find((part) => part.startsWith(`${name}@`)) ?? name;
  const { message } = failure;
  const element = await findElement(page, message);
  if (element?.isHeading && /\)\.toBeFocused\(/.test(message))
    return { part: versioned('shell'), reason: 'the shell moves the focus to the heading of a page' };
  if (element)
    return {
      part: element.part,
      reason: element.isItself ? 'drew the element' : 'drew what is around the missing element',
    };
  const named =
    /\[([a-z][\w-]*@[\w.-]+)\]/.exec(message)?.[1] ??
    /\/_\/(?!registry|release|instances)([a-z][\w-]*)\//.exec(message)?.[1];
  if (named) return { part: versioned(named), reason: 'is named in the message' };
  const [folder = ''] = failure.file.split('/');
  const ofFolder = onPage.find((part) => part.startsWith(`${folder}@`));
  if (ofFolder) return { part: ofFolder, reason: 'owns the test' };
  if (isOfShell(failure))
    return {
      part: versioned('shell'),
      reason: 'the shell answers for the frame, address, title and headers of a page',
    };
  const shown = await page
    .locator(`main [${partAttribute}]`)
    .first()
    .getAttribute(partAttribute, { timeout: 500 })
    .catch(() => undefined);
  return shown ? { part: shown, reason: 'drew the page' } : undefined;
}

function isOfShell({ file, message }: Failure): boolean {
  return (
    /expect\(page\)\.(?:not\.)?(?:toHaveURL|toHaveTitle)/.test(message) || /^journeys\/(?:frame|headers)\./.test(file)
  );
}

/** Parts on the page where the test ended, with their versions; the shell first. */
export async function listParts(page: Page): Promise<string[]> {
  const read = (all: Element[], name: string) => all.map((part) => part.getAttribute(name) ?? '');
  return [
    ...new Set(
      await page
        .locator(`[${partAttribute}]`)
        .evaluateAll(read, partAttribute)
        .catch(() => []),
    ),
  ];
}

interface FoundElement {
  part: string;
  isHeading: boolean;
  /** False for what is around an element that is missing. */
  isItself: boolean;
}

async function findElement(page: Page, message: string): Promise<FoundElement | undefined> {
  const text = readFailingLocator(message);
  if (!text) return undefined;
  for (const enclosing of readEnclosing(text)) {
    const locator = locate(page, enclosing)?.first();
    if (!locator || (await locator.count().catch(() => 0)) === 0) continue;
    const found = await locator.evaluate(readPart, partAttribute, { timeout: 1_000 }).catch(() => undefined);
    if (found?.part) return { ...found, isItself: enclosing === text };
  }
  return undefined;
}

/** `main` is the shell's, and what is missing in it the page's. */
function readPart(element: Element, name: string): { part: string; isHeading: boolean } {
  const nearest = (element.localName === 'main' && element.querySelector(`[${name}]`)) || element.closest(`[${name}]`);
  return { part: nearest?.getAttribute(name) ?? '', isHeading: element.localName === 'h1' };
}

/** All messages of a failed test, without the colors of a terminal. */
export function readFailure(
  errors: readonly { message?: string | undefined }[],
  { file, project }: Pick<TestInfo, 'file' | 'project'>,
): Failure {
  const message = errors.map((error) => error.message ?? '').join('\n');

  return { message: message.replace(/\u001b\[[\d;]*m/g, ''), file: file.slice(project.testDir.length + 1) };
}
