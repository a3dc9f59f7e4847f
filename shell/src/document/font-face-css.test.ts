/** @jest-environment node */
import { fontFaceCss } from './font-face-css';

const css = fontFaceCss({ latin: '/_/latin.woff2', latin1: '/_/latin-1.woff2', latinExt: '/_/latin-ext.woff2' });

test('text is readable before Montserrat is there', () => {
  expect(css.match(/font-display:swap/g)).toHaveLength(3);
  expect(css).toContain('url(/_/latin.woff2) format("woff2")');
});

test('letters beyond English are fetched only by a page that shows one', () => {
  const [latin, latinExt, latin1] = css.split('@font-face').filter((rule) => rule.includes('url('));
  // Browsers prefer the later face of a family for its range.
  expect(latin).toContain('/_/latin.woff2');
  expect(latin).not.toContain('unicode-range');
  expect(latin1).toMatch(/unicode-range:U\+A1-A8/);
  expect(latinExt).toMatch(/unicode-range:U\+100-2FF/);
});

test('the stand-in faces take the room that Montserrat will take', () => {
  const standIns = css.split('@font-face').filter((rule) => rule.includes('local('));
  expect(standIns).toHaveLength(4);
  for (const rule of standIns) {
    const [size, ascent] = ['size-adjust', 'ascent-override'].map((name) =>
      Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]),
    );
    // Montserrat's ascent is 0.968 em.
    expect(((size ?? 0) * (ascent ?? 0)) / 10_000).toBeCloseTo(0.968, 3);
  }
});
