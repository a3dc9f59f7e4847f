// Written by `npm run contracts` from remote-projects/src/routes.ts.
export const property = '/details';
