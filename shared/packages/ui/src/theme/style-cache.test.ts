/** @jest-environment node */
import { CacheProvider, keyframes } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { SiteProvider } from '../core/site-provider';
import { globalStyles } from './global-styles';
import { chakra } from '../core/styled';
import { createStyleCache, namesOf, withStaticTokens } from './style-cache';

const turn = keyframes({ to: { rotate: '1turn' } });
const Sample = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    transform: 'none',
    transition: 'transform 1s',
    color: 'fg.muted',
    background: 'bg.night/50',
    padding: '4',
    paddingInline: 'gutter',
    boxShadow: '0 0 0 2px {colors.yellow}',
    animation: `${turn} 1s`,
    _placeholder: { color: 'fg.subtle' },
  },
});

const cache = createStyleCache();
renderToString(
  createElement(
    CacheProvider,
    { value: cache },
    createElement(SiteProvider, { globalStyles, children: createElement(Sample) }),
  ),
);
const css = Object.values(cache.inserted).join('');
const own = css.slice(css.indexOf('.css-'));

test('no declaration gets a prefix', () => {
  expect(own).not.toMatch(/-(webkit|moz|ms)-/);
  expect(own).toContain('display:flex;align-items:center;flex:1;');
});

test('a token equal on every screen is written as its value', () => {
  expect(own).toContain('color:#5A5145;');
  expect(own).toContain('padding:1rem;');
  expect(own).toContain('box-shadow:0 0 0 2px #FDB022;');
  expect(own).toContain('background:color-mix(in srgb, #16120D 50%, transparent);');
  expect(withStaticTokens('a{color:var(--mz-colors-fg-default);gap:var(--other)}')).toBe(
    'a{color:#1A1611;gap:var(--other)}',
  );
});

test('a screen-dependent token stays a variable, and each is defined', () => {
  expect(own).toContain('padding-inline:var(--mz-spacing-gutter);');
  const defined = new Set(Array.from(css.matchAll(/(--mz-[\w-]+):/g), ([, name]) => name));
  expect([...defined].sort()).toEqual(['--mz-radii-panel', '--mz-spacing-gutter', '--mz-spacing-section']);
  expect(
    Array.from(css.matchAll(/var\((--mz-[\w-]+)/g), ([, name]) => name).filter((name) => !defined.has(name)),
  ).toEqual([]);
});

test('the names of rules and animations are read from their CSS, as Emotion knows them', () => {
  const known = Object.keys(cache.inserted).filter((name) => String(cache.inserted[name]).includes(name));
  expect(known).toHaveLength(2);
  expect(new Set(namesOf(own))).toEqual(new Set(known));
});
