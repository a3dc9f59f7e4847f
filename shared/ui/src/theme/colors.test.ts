import { heroShade, scrims } from '../media/scrim';
import { pigmentOf, pigments, roles } from './colors';

type Role = { [Group in keyof typeof roles]: `${Group}.${keyof (typeof roles)[Group] & string}` }[keyof typeof roles];
type Name = Role | `${Role} in the dark` | 'white';

const TEXT = 4.5;
const PART = 3;

/** Foreground, backgrounds, required contrast (WCAG 2.2). */
const pairs: readonly [Name, readonly Name[], number][] = [
  ['fg.default', ['bg.canvas', 'bg.surface', 'bg.sand', 'bg.tint', 'bg.sandDeep'], TEXT],
  ['fg.onBrand', ['brand.solid', 'brand.hover', 'brand.active'], TEXT],
  ['fg.soft', ['bg.canvas', 'bg.surface', 'bg.sand', 'bg.tint'], TEXT],
  ['fg.muted', ['bg.canvas', 'bg.surface', 'bg.sand', 'bg.tint'], TEXT],
  ['fg.subtle', ['bg.surface', 'bg.sand', 'bg.sandDeep'], TEXT],
  ['fg.brand', ['bg.canvas', 'bg.surface', 'bg.sand', 'bg.tint'], TEXT],
  ['border.control', ['bg.canvas', 'bg.surface', 'bg.sand'], PART],
  ['brand.line', ['bg.canvas', 'bg.surface'], PART],
  ['fg.default in the dark', ['bg.night', 'bg.nightRaised'], TEXT],
  ['fg.muted in the dark', ['bg.night', 'bg.nightRaised'], TEXT],
  ['border.control in the dark', ['bg.night'], PART],
  ['brand.line in the dark', ['bg.night'], PART],
  ['brand.solid', ['bg.night', 'bg.nightRaised'], PART],
  ['fg.error', ['bg.surface', 'bg.canvas', 'bg.sand'], TEXT],
  ['fg.success', ['bg.surface', 'bg.canvas'], TEXT],
  ['white', ['fg.default', 'fg.soft', 'bg.errorSolid', 'bg.successSolid'], TEXT],
  // The ring: ink on light grounds, yellow on dark ones.
  ['fg.default', ['brand.solid', 'white'], PART],
  ['brand.solid', ['fg.default'], PART],
];

const cases = pairs.flatMap(([front, grounds, need]) => grounds.map((ground) => [front, ground, need] as const));

test.each(cases)('%s can be read on %s (at least %d : 1)', (front, ground, need) => {
  expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(need);
});

test.each([
  ['brand.solid', 'bg.surface', 3],
  ['brand.line', 'bg.sand', 3],
] as const)('%s on %s stays forbidden: it does not reach %d : 1', (front, ground, need) => {
  expect(contrast(color(front), color(ground))).toBeLessThan(need);
});

test('white words on a photograph of a white sky can be read', () => {
  // Multiplied with white, the layer's color remains.
  expect(contrast(pigments.white, heroShade)).toBeGreaterThanOrEqual(TEXT);
  expect(scrims.hero).toContain(`${heroShade} calc(100% - 60px)`);
});

function color(name: Name): string {
  if (name === 'white') return pigments.white;
  const [role = '', dark] = name.split(' in ');
  const [group, key] = role.split('.') as [keyof typeof roles, string];
  const found = (roles[group] as Record<string, Parameters<typeof pigmentOf>[0]>)[key];
  if (!found) throw new Error(`There is no role ${name}.`);
  return pigmentOf(found, dark ? 'dark' : 'light');
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
