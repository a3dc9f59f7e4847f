import type { Linter } from 'eslint';

export function siteLint(root: string, options?: { typed?: boolean }): Linter.Config[];
