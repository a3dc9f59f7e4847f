// Written by `npm run contracts` from remote-agency/src/routes.ts.
export const cardPin = '/otp_confirmed';
