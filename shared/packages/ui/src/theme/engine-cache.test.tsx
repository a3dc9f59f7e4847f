import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';

import { Button } from '../core/button';
import { chakra } from '../core/styled';
import { withEngineCache } from './engine-cache';
import { system } from './system';

const Card = chakra('section', {
  base: { padding: '4', _hover: { bg: 'bg.tint' } },
  variants: { tone: { sand: { bg: 'bg.sand' } } },
});
const Panel = chakra(Card, { base: { padding: '6', borderRadius: 'panel' } });

function Sample({ width }: { width?: '20px' }) {
  return (
    <Panel data-testid="panel" tone="sand" padding={{ base: '2', md: '8' }} width={width} css={{ color: 'fg.muted' }}>
      <Button data-testid="button" variant="outline" loading>
        Save
      </Button>
      <chakra.div data-testid="plain" padding="4" />
    </Panel>
  );
}

const show = (value: SystemContext, width?: '20px') => (
  <ChakraProvider value={value}>
    <Sample width={width} />
  </ChakraProvider>
);
const classes = () => ['panel', 'button', 'plain'].map((id) => screen.getByTestId(id).className);

function watchEngine() {
  const css = jest.fn(system.css);
  const cva = jest.fn(system.cva) as jest.Mock & SystemContext['cva'];
  return { css, cva, engine: { ...system, ...withEngineCache({ ...system, css, cva }) } };
}

test('a component has the classes that the engine gives it without the cache', () => {
  const { rerender } = render(show(system));
  const [asShipped, narrow] = [classes(), (rerender(show(system, '20px')), classes())];
  const { engine } = watchEngine();
  rerender(show(engine));
  expect(classes()).toEqual(asShipped);
  rerender(show(engine, '20px'));
  expect(classes()).toEqual(narrow);
  expect(narrow).not.toEqual(asShipped);
});

test('a second render reuses recipes and rules; new props get rules', () => {
  const { css, cva, engine } = watchEngine();
  const { rerender } = render(show(engine));
  const built = cva.mock.calls.length;
  const written = css.mock.calls.length;
  rerender(show(engine));
  expect([cva.mock.calls.length, css.mock.calls.length]).toEqual([built, written]);
  rerender(show(engine, '20px'));
  expect([cva.mock.calls.length, css.mock.calls.length]).toEqual([built, written + 1]);
});

test('the rules of a recipe are not computed again beside those of the props', () => {
  const { css, engine } = watchEngine();
  render(show(engine));
  expect(css).toHaveBeenCalled();
  expect(JSON.stringify(css.mock.calls)).not.toContain('@layer');
});

test('a component that extends another one merges the two recipes once', () => {
  const { engine } = watchEngine();
  const [own, base] = [engine.cva({ base: { color: 'red' } }), engine.cva({ base: { color: 'blue' } })];
  expect(base.merge(own)).toBe(base.merge(own));
  expect(base.merge(own)).not.toBe(own.merge(base));
});

test('changing props are dropped from the cache at its limit', () => {
  const { css, engine } = watchEngine();
  const recipe = { color: 'red' };
  const write = (width: number) => engine.css(recipe, { width: `${width}px` });
  for (let width = 0; width < 251; width += 1) write(width);
  write(250);
  expect(css).toHaveBeenCalledTimes(251);
  write(0);
  expect(css).toHaveBeenCalledTimes(252);
});

test('styles that no recipe has made are computed, also as the first ones', () => {
  const { engine } = watchEngine();
  expect(engine.css({ padding: '4' }, { color: 'fg.muted' })).toMatchObject({
    styles: 'padding:var(--mz-spacing-4);color:var(--mz-colors-fg-muted);',
  });
});
