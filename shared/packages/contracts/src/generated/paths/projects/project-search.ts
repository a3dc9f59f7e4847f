// Written by `npm run contracts` from remote-projects/src/routes.ts.
export const projectSearch = '/projects_details_view';
