// Written by `npm run contracts` from remote-marketing/src/routes.ts.
export const overseas = '/overseas';
