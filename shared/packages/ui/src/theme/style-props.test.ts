/** @jest-environment node */
import { system } from './system';

test.each([
  [
    { px: '4', mt: '2', gap: '6' },
    { paddingInline: 'var(--mz-spacing-4)', marginTop: 'var(--mz-spacing-2)', gap: 'var(--mz-spacing-6)' },
  ],
  [
    { p: 'gutter', mx: '-2' },
    { padding: 'var(--mz-spacing-gutter)', marginInline: 'calc(var(--mz-spacing-2) * -1)' },
  ],
  [{ insetBlockEnd: '4' }, { insetBlockEnd: 'var(--mz-spacing-4)' }],
  [
    { bg: 'bg.sand', color: 'fg.muted' },
    { background: 'var(--mz-colors-bg-sand)', color: 'var(--mz-colors-fg-muted)' },
  ],
  [{ bg: 'bg.night/62' }, { background: 'color-mix(in srgb, var(--mz-colors-bg-night) 62%, transparent)' }],
  [
    { rounded: 'card', shadow: 'panel' },
    { borderRadius: 'var(--mz-radii-card)', boxShadow: 'var(--mz-shadows-panel)' },
  ],
  [
    { roundedTop: 'panel' },
    { borderTopLeftRadius: 'var(--mz-radii-panel)', borderTopRightRadius: 'var(--mz-radii-panel)' },
  ],
  [{ boxSize: '5' }, { width: 'var(--mz-sizes-5)', height: 'var(--mz-sizes-5)' }],
  [{ border: '1px solid {colors.border.hairline}' }, { border: '1px solid var(--mz-colors-border-hairline)' }],
  [{ hideBelow: 'md' }, { '@media screen and (max-width: 47.9975rem)': { display: 'none' } }],
  [
    { w: { base: 'full', lg: '50%' } },
    { width: 'var(--mz-sizes-full)', '@media screen and (min-width: 64rem)': { width: '50%' } },
  ],
  [
    { _hover: { bg: 'bg.tint' } },
    { '@media (hover: hover)': { '&:hover:not(:disabled)': { background: 'var(--mz-colors-bg-tint)' } } },
  ],
  [{ textStyle: 'label' }, { fontSize: '.875rem', fontWeight: '600', lineHeight: '1.4', letterSpacing: '0' }],
  [{ lineClamp: 2 }, { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }],
  [
    { aspectRatio: '4/3', flex: '1 1 auto' },
    { aspectRatio: '4/3', flex: '1 1 auto' },
  ],
])('the style props %j become rules', (props, css) => {
  expect(system.css(props)).toEqual(css);
});
