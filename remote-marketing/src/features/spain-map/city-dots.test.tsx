import { Logo } from '@site/ui/core';
import { renderPage } from '@site/testing';
import { CityDots } from './city-dots';

// The map has a copy of the pin: an export of the design system would be in the first script of every page.
test('a visitor sees the pin of the logo on Madrid', () => {
  const { container } = renderPage(
    <>
      <Logo />
      <CityDots />
    </>,
  );
  const drawn = [...container.querySelectorAll('[data-pin], g > path')].map((path) => path.getAttribute('d'));
  expect(drawn).toHaveLength(2);
  expect(drawn[1]).toBe(drawn[0]);
});
