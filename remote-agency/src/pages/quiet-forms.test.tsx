import type { ReactElement } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@site/testing';
import { contentsOf, fillEverything } from '../testing/fill-everything';
import { watchTraces } from '../testing/watch-traces';
import CompleteProfilePage from './complete-profile';
import OtpConfirmedPage from './otp-confirmed';
import PlanStartedPage from './plan-started';

const forms: [label: string, page: ReactElement, button: string][] = [
  ['Payment', <PlanStartedPage />, 'Pay'],
  ['Card pin', <OtpConfirmedPage />, 'Confirm Payment'],
  ['Company profile', <CompleteProfilePage />, 'Confirm'],
];

const formOf = (label: string) => screen.getByRole<HTMLFormElement>('form', { name: label });

describe.each(forms)('%s', (label, page, button) => {
  test('PROD-03 RSET-05 a person who fills in everything and goes on leaves no trace', async () => {
    const traces = watchTraces();
    const { user, router, container, unmount } = renderPage(page, { path: '/here' });
    await fillEverything(user, formOf(label));
    expect(contentsOf(formOf(label)).every(Boolean)).toBe(true);
    fireEvent.submit(formOf(label));
    await user.click(screen.getByRole('link', { name: button }));
    expect(router.state.location).toMatchObject({ search: '', hash: '', state: null });
    expect(container.querySelector('[aria-invalid], [role=alert]')).toBeNull();
    unmount();
    expect(traces.found()).toEqual([]);
    expect(traces.after()).toEqual(traces.before);
  });

  test('PROD-03 a person who leaves and comes back finds every field empty', async () => {
    const { user, unmount } = renderPage(page);
    const empty = contentsOf(formOf(label));
    await fillEverything(user, formOf(label));
    expect(contentsOf(formOf(label))).not.toEqual(empty);
    unmount();
    renderPage(page);
    expect(contentsOf(formOf(label))).toEqual(empty);
  });

  test('PROD-03 a person who comes back to a page that the browser had put aside finds every field empty', async () => {
    const { user } = renderPage(page);
    const empty = contentsOf(formOf(label));
    await fillEverything(user, formOf(label));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(contentsOf(formOf(label))).toEqual(empty);
    expect(screen.queryByText('office.png')).not.toBeInTheDocument();
  });

  test('PROD-03 RSET-04 a browser without JavaScript has nothing to send, nowhere to send it, and nothing to complain about', () => {
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
});
