// Written by `npx manzil contracts` from remote-projects/src/routes.ts.
export const projectSearch = '/projects_details_view';
