import type { Linter } from 'eslint';

export function siteLint(root: string): Linter.Config[];
