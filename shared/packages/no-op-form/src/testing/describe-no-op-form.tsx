import type { ReactElement } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing';
import { contentsOf, fillEverything } from './fill-everything';
import { watchTraces } from './watch-traces';

export interface NoOpFormCase {
  /** Line of `shared/docs/product.md`, e.g. `PROD-03`. */
  id: string;
  label: string;
  page: ReactElement;
  /** `link` when it leads somewhere, `button` otherwise. */
  role: 'link' | 'button';
  action: string;
}

const formOf = (label: string) => screen.getByRole<HTMLFormElement>('form', { name: label });

/** Tests the promises of a no-op form (RSET-05) on one page. */
export function describeNoOpForm(form: NoOpFormCase): void {
  describe(form.label, () => {
    testLeavesNoTrace(form);
    testComesBackEmpty(form);
    testHasNothingToSend(form);
  });
}

function testLeavesNoTrace({ id, label, page, role, action }: NoOpFormCase) {
  test(`${id} RSET-05 a person who fills in everything and presses the button leaves no trace`, async () => {
    const traces = watchTraces();
    const { user, router, container, unmount } = renderPage(page, { path: '/here' });
    await fillEverything(user, formOf(label));
    expect(contentsOf(formOf(label)).every(Boolean)).toBe(true);
    fireEvent.submit(formOf(label));
    await user.click(within(formOf(label)).getByRole(role, { name: action }));
    expect(router.state.location).toMatchObject({ search: '', hash: '', state: null });
    expect(container.querySelector('[aria-invalid], [role=alert]')).toBeNull();
    unmount();
    expect(traces.found()).toEqual([]);
    expect(traces.after()).toEqual(traces.before);
  });
}

function testComesBackEmpty({ id, label, page }: NoOpFormCase) {
  test(`${id} a person who leaves and comes back finds every field empty`, async () => {
    const { user, unmount } = renderPage(page);
    await fillEverything(user, formOf(label));
    unmount();
    renderPage(page);
    expect(contentsOf(formOf(label)).join('')).toBe('');
  });

  test(`${id} a person who comes back to a page that the browser had put aside finds the form as it was at first`, async () => {
    const { user } = renderPage(page);
    const words = formOf(label).textContent;
    await fillEverything(user, formOf(label));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(contentsOf(formOf(label)).join('')).toBe('');
    expect(formOf(label)).toHaveTextContent(words, { normalizeWhitespace: false });
  });
}

function testHasNothingToSend({ id, label, page }: NoOpFormCase) {
  test(`${id} RSET-04 a browser without JavaScript has nothing to send, nowhere to send it, and nothing to complain about`, () => {
    renderPage(page);
    const form = formOf(label);
    expect([...new FormData(form).keys()]).toEqual([]);
    for (const control of form.elements) {
      expect(control).not.toHaveAttribute('name');
      expect(control).not.toBeRequired();
    }
    expect(form).toHaveAttribute('method', 'dialog');
    expect(form).not.toHaveAttribute('action');
    expect(form.noValidate).toBe(true);
  });
}
