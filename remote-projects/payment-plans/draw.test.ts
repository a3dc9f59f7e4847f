/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectNames } from '../src/content/project-names';
import { wrap } from './lettering';
import { listPlanFiles } from './plan-files';

const files = [...listPlanFiles(projectNames)];

test.each(files)('%s is what the script draws today', (name, text) => {
  expect(readFileSync(path.join(__dirname, name), 'utf8')).toBe(text);
});

test('every project has a drawing for narrow and one for wide columns', () => {
  expect(files.filter(([name]) => name.endsWith('.svg'))).toHaveLength(20);
});

test('no plan names an amount', () => {
  const module = files.find(([name]) => name === 'plans.ts')?.[1] ?? '';
  for (const alt of module.match(/alt: '.*'/g) ?? []) expect(alt).not.toMatch(/Rs\.|\$|%|\d\d/);
});

test('a long name is broken between words and no line is wider than the drawing', () => {
  expect(wrap('Liberty Lands Housing Lahore', 200, 27, '650')).toEqual(['Liberty Lands', 'Housing', 'Lahore']);
});
