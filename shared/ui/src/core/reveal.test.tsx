import { act, fireEvent, render, screen } from '@testing-library/react';
import { setMedia } from 'mock-match-media';
import { renderToString } from 'react-dom/server';

import { renderInSite } from '../testing/render-in-site';
import { Reveal } from './reveal';
import { watchReveals } from './reveal-stage';
import { SiteProvider } from './site-provider';

class ToldObserver implements Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  static current: ToldObserver;
  readonly observed = new Set<Element>();

  constructor(private readonly report: IntersectionObserverCallback) {
    ToldObserver.current = this;
  }

  observe(element: Element) {
    this.observed.add(element);
  }

  unobserve(element: Element) {
    this.observed.delete(element);
  }

  tell(places: readonly { target: Element; isIntersecting: boolean; top: number }[]) {
    const entries = places
      .filter(({ target }) => this.observed.has(target))
      .map(({ top, ...place }) => ({ ...place, boundingClientRect: { top } }));
    act(() => this.report(entries as IntersectionObserverEntry[], {} as IntersectionObserver));
  }
}

const below = { isIntersecting: false, top: 1200 };
const inView = { isIntersecting: true, top: 500 };

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: ToldObserver });
});

function renderCards() {
  const view = renderInSite(
    <>
      <Reveal stagger>First</Reveal>
      <Reveal stagger>Second</Reveal>
    </>,
  );
  const cards = ['First', 'Second'].map((text) => screen.getByText(text)) as [HTMLElement, HTMLElement];
  return { ...view, cards };
}

function tell(cards: readonly HTMLElement[], place: { isIntersecting: boolean; top: number }) {
  ToldObserver.current.tell(cards.map((target) => ({ target, ...place })));
}

test('a card below the fold does not animate before the page is scrolled @CARD-06', () => {
  const { cards } = renderCards();
  tell(cards, below);
  for (const card of cards) expect(card).not.toHaveAttribute('data-reveal');
});

test('a card in the first screen is never hidden @CARD-06', () => {
  const { cards } = renderCards();
  tell(cards, inView);
  fireEvent.scroll(window);
  for (const card of cards) expect(card).not.toHaveAttribute('data-reveal');
});

test('a person who asked for less motion sees every card at once @CARD-06', () => {
  setMedia({ prefersReducedMotion: 'reduce' });
  const { cards } = renderCards();
  tell(cards, below);
  fireEvent.scroll(window);
  for (const card of cards) expect(card).not.toHaveAttribute('data-reveal');
});

test('a card that leaves the page is no longer watched', () => {
  const { cards, unmount } = renderCards();
  tell(cards, below);
  unmount();
  for (const card of cards) expect(ToldObserver.current.observed).not.toContain(card);
});

test('a card in dehydrated HTML fades in once, also across hydration @CARD-06', () => {
  const ui = (
    <SiteProvider>
      <Reveal stagger>Standing</Reveal>
    </SiteProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  const card = document.querySelector<HTMLElement>('[data-appears]')!;
  watchReveals();
  tell([card], below);
  fireEvent.scroll(window);
  expect(card).toHaveAttribute('data-reveal', 'waiting');
  render(ui, { container, hydrate: true }); // A warning about the attribute would fail the test.
  tell([card], inView);
  expect(card).toHaveAttribute('data-reveal', 'shown');
});

test('a card that is pressed while fading in stops moving until release', () => {
  const { cards } = renderCards();
  tell(cards, below);
  fireEvent.scroll(window);
  tell(cards, inView);
  const movement = {
    playState: 'running',
    pause: () => (movement.playState = 'paused'),
    play: () => (movement.playState = 'running'),
  };
  Object.assign(cards[0], { getAnimations: () => [movement] });
  fireEvent.pointerDown(cards[0]);
  expect(movement.playState).toBe('paused');
  fireEvent.pointerUp(window);
  expect(movement.playState).toBe('running');
});
