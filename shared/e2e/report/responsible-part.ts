import type { Page, TestInfo } from '@playwright/test';
import { partAttribute } from '@site/runtime/names';
import { locate, readEnclosing, readFailingLocator } from './failing-locator';

export interface Responsible {
  part: string;
  /** A phrase for the report. */
  reason: string;
}

export interface Failure {
  message: string;
  /** Below `e2e/`: `projects/gallery.spec.ts`. */
  file: string;
}

/**
 * The part nearest to the failed element. Otherwise: the part in the message, the team of the test's folder, the shell
 * for address, title and focus, or the page's part.
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
    .getAttribute(partAttribute, { timeout: 10_000 })
    .catch(() => undefined);
  return shown ? { part: shown, reason: 'drew the page' } : undefined;
}

function isOfShell({ file, message }: Failure): boolean {
  return (
    /expect\(page\)\.(?:not\.)?(?:toHaveURL|toHaveTitle)/.test(message) || /^journeys\/(?:frame|headers)\./.test(file)
  );
}

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
  /** False for an ancestor of a missing element. */
  isItself: boolean;
}

async function findElement(page: Page, message: string): Promise<FoundElement | undefined> {
  const text = readFailingLocator(message);
  if (!text) return undefined;
  for (const enclosing of readEnclosing(text)) {
    const locator = locate(page, enclosing)?.first();
    if (!locator || (await locator.count().catch(() => 0)) === 0) continue;
    const found = await locator.evaluate(readPart, partAttribute, { timeout: 10_000 }).catch(() => undefined);
    if (found?.part) return { ...found, isItself: enclosing === text };
  }
  return undefined;
}

/** `main` is the shell's, its missing contents the page's. */
function readPart(element: Element, name: string): { part: string; isHeading: boolean } {
  const nearest = (element.localName === 'main' && element.querySelector(`[${name}]`)) || element.closest(`[${name}]`);
  return { part: nearest?.getAttribute(name) ?? '', isHeading: element.localName === 'h1' };
}

export function readFailure(
  errors: readonly { message?: string | undefined }[],
  { file, project }: Pick<TestInfo, 'file' | 'project'>,
): Failure {
  const message = errors.map((error) => error.message ?? '').join('\n');

  return { message: message.replace(/\u001b\[[\d;]*m/g, ''), file: file.slice(project.testDir.length + 1) };
}
