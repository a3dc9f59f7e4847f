import type { RouteDefinition } from '@site/contracts';

/** Pages with a password or a code are never cached. */
export const routes: readonly RouteDefinition[] = [
  {
    path: '/login',
    name: 'login',
    page: 'login',
    title: 'Login',
    description:
      'The login screen of Manzil, shown as a demonstration: enter an email or user name and a password, nothing is sent.',
    noStore: true,
  },
  {
    path: '/register',
    name: 'register',
    page: 'register',
    title: 'Create Account',
    description:
      'The sign-up screen of Manzil, shown as a demonstration: email, phone, country and a password that is sent nowhere.',
    noStore: true,
  },
  {
    path: '/forgot_password',
    name: 'forgotPassword',
    page: 'forgot-password',
    title: 'Forgot password',
    description:
      'First step to a new password: enter your email or your phone. A demonstration, so no code is sent to anybody.',
    noindex: true,
    noStore: true,
  },
  {
    path: '/forgot/verify',
    name: 'verifyCode',
    page: 'verify',
    title: 'Verification code',
    description:
      'Second step to a new password: the verification code of six numbers. A demonstration that checks nothing.',
    noindex: true,
    noStore: true,
  },
  {
    path: '/resetPassword',
    name: 'resetPassword',
    page: 'reset-password',
    title: 'Reset password',
    description:
      'Last step: choose a new password and type it once more. A demonstration, so no password is changed or kept.',
    noindex: true,
    noStore: true,
  },
];
