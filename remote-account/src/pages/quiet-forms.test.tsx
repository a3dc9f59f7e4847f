import type { ReactElement } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing';
import { contentsOf, fillEverything } from '../testing/fill-everything';
import { watchTraces } from '../testing/watch-traces';
import ForgotPasswordPage from './forgot-password';
import LoginPage from './login';
import RegisterPage from './register';
import ResetPasswordPage from './reset-password';
import VerifyPage from './verify';

const forms: [label: string, page: ReactElement, role: 'button' | 'link', action: string][] = [
  ['Login', <LoginPage />, 'button', 'Login'],
  ['Create Account', <RegisterPage />, 'button', 'Sign up'],
  ['Forgot password', <ForgotPasswordPage />, 'link', 'Send Code'],
  ['Verification', <VerifyPage />, 'link', 'Confirm'],
  ['Reset password', <ResetPasswordPage />, 'link', 'Confirm'],
];

const formOf = (label: string) => screen.getByRole<HTMLFormElement>('form', { name: label });

test('no account screen has the photograph of another', () => {
  const photographs = forms.map(([, page]) => {
    const { container, unmount } = renderPage(page);
    const words = container.querySelector('img')?.alt;
    unmount();
    return words;
  });
  expect(new Set(photographs).size).toBe(forms.length);
});

describe.each(forms)('%s', (label, page, role, action) => {
  test('PROD-04 RSET-05 a person who fills in everything and submits leaves no trace', async () => {
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

  test('PROD-04 a person who leaves and comes back finds every field empty', async () => {
    const { user, unmount } = renderPage(page);
    await fillEverything(user, formOf(label));
    unmount();
    renderPage(page);
    expect(contentsOf(formOf(label)).join('')).toBe('');
  });

  test('PROD-04 a person who comes back to a page that the browser had put aside finds every field empty', async () => {
    const { user } = renderPage(page);
    await fillEverything(user, formOf(label));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(contentsOf(formOf(label)).join('')).toBe('');
    expect(screen.queryByText(/Password strength/)).not.toBeInTheDocument();
  });

  test('PROD-04 RSET-04 a browser without JavaScript has nothing to send, nowhere to send it, and nothing to complain about', () => {
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
