// Written by `npm run contracts` from remote-account/src/routes.ts.
export const login = '/login';
