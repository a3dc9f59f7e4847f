import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '../build';
import { UserError } from '../storage';

/** Default limit in KB of own scripts per page. */
export const usualPartBudget = 40;

export function readBudget({ name, dir }: Part): number {
  const { site } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { site?: { budget?: unknown } };
  const budget = site?.budget ?? usualPartBudget;
  if (typeof budget === 'number' && budget > 0) return budget;
  throw new UserError(
    `${name}: "site.budget" in its package.json must be a number of KB, not ${JSON.stringify(budget)}.`,
  );
}
