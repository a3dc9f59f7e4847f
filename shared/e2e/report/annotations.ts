import type { Page, TestDetailsAnnotation, TestInfo } from '@playwright/test';
import { findOwner } from './owners';
import { findResponsible, listParts, readFailure } from './responsible-part';

type ErrorMessages = readonly { message?: string | undefined }[];

/** Report annotations of a failure in order: `owner`, `part`, `reason`, and `page` for each other part on the page. */
export async function describeFailure(
  page: Page,
  info: TestInfo,
  errors: ErrorMessages,
): Promise<TestDetailsAnnotation[]> {
  const responsible = await findResponsible(page, readFailure(errors, info));
  const others = (await listParts(page)).filter((part) => part !== responsible?.part);
  const owner = responsible && findOwner(responsible.part);
  return [
    ...(owner ? [{ type: 'owner', description: owner }] : []),
    ...(responsible
      ? [
          { type: 'part', description: responsible.part },
          { type: 'reason', description: responsible.reason },
        ]
      : []),
    ...others.map((description) => ({ type: 'page', description })),
  ];
}
