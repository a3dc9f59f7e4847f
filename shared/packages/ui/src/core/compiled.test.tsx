import { createRef } from 'react';
import type { ComponentProps } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';

import { chakra } from './compiled';
import { join, rule, rulesOf } from './rules';

/** Rules that were added to the page, without the one of all media around them. */
const added: string[] = [];
class Sheet {
  cssRules: string[] = [];
  insertRule(css: string) {
    this.cssRules.push(css);
    added.push(css.replace(/^@media all\{(.*)\}$/, '$1'));
  }
}

beforeAll(() => {
  document.head.innerHTML = '<style id="rules">.known{color:red}</style>';
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(window, { CSSStyleSheet: Sheet });
});
beforeEach(() => void added.splice(0));

const Button = chakra('button', {
  name: 'b',
  rules: { '': '&{a:1}', '-size-sm': '&{b:1}', '-size-lg': '&{b:2}', '-0': '&{c:1}' },
  variants: ['size', 'wide'],
  compounds: [{ size: 'lg', wide: true }],
  defaults: { size: 'sm' },
});

test('a recipe gives the classes of its variants that have rules', () => {
  const { rerender } = render(<Button title="t" wide />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('class', 'b b-size-sm');
  expect(button).toHaveAttribute('title', 't');
  expect(button).not.toHaveAttribute('wide');
  rerender(<Button size="lg" wide className="own" />);
  expect(button).toHaveAttribute('class', 'b b-size-lg b-0 own');
  rerender(<Button size={undefined} />);
  expect(button).toHaveAttribute('class', 'b b-size-sm');
});

test('missing rules of a recipe are added together, in their order, and once', () => {
  const Once = chakra('p', { name: 'o', rules: { '': '&{a:1}', '-on-true': '&{a:2}&:hover{a:3}' }, variants: ['on'] });
  const { rerender } = render(<Once />);
  rerender(<Once on />);
  expect(added).toEqual(['.o{a:1}.o-on-true{a:2}.o-on-true:hover{a:3}']);
});

test('rules that the document has are not added', () => {
  const Known = chakra('p', { name: 'known', rules: { '': '&{color:red}' } });
  render(<Known />);
  expect(added).toEqual([]);
});

test('an extended component keeps its recipe and chooses the element', () => {
  const Wide = chakra(Button as never, { name: 'w', rules: { '': '&{w:1}' } });
  render(
    <Wide as="a" href="/" size="lg">
      Home
    </Wide>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('class', 'b b-size-lg w');
});

test('an only child gets the props; handlers of both run', () => {
  const calls: string[] = [];
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Button asChild title="outer" onClick={() => calls.push('outer')}>
      <a href="/" ref={ref} title="own" className="own" onClick={() => calls.push('own')}>
        Home
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Home' });
  expect(link).toHaveClass('b', 'own');
  expect(link).toHaveAttribute('title', 'own');
  expect(ref.current).toBe(link);
  fireEvent.click(link);
  expect(calls).toEqual(['outer', 'own']);
});

test('width and height of pictures are attributes, and default props yield to given ones', () => {
  const Image = chakra('img', {}, { defaultProps: { alt: 'default', loading: 'lazy' } });
  render(<Image htmlWidth={4} {...({ loading: 'eager' } as ComponentProps<'img'>)} />);
  const image = screen.getByRole('img', { name: 'default' });
  expect(image).toHaveAttribute('width', '4');
  expect(image).toHaveAttribute('loading', 'eager');
});

test('a value of run time is part of the class and of its rules', () => {
  expect(rule('s', '&{top:value_of_0;left:value_of_1}', '5%', '-1px')).toBe('s-5__-1px');
  expect(rulesOf('<p class="x s-5__-1px">')).toBe('.s-5__-1px{top:5%;left:-1px}');
  expect(rule('s', '&{top:value_of_0}', undefined)).toBe('');
});

test('a document has the rules of its classes, with tokens as values', () => {
  rule('d1', '&{color:var(--mz-colors-fg-muted)}');
  rule('d2', '&{color:red}');
  expect(rulesOf('<b class="d1"></b><i title="d2">')).toBe('.d1{color:#5A5145}');
  expect(join('a', '', undefined, 'b')).toBe('a b');
  expect(join('', undefined)).toBeUndefined();
});

test('two styles with one class are refused', () => {
  rule('same', '&{a:1}');
  expect(rule('same', '&{a:1}')).toBe('same');
  expect(() => rule('same', '&{a:2}')).toThrow('Two styles have the class same');
});
