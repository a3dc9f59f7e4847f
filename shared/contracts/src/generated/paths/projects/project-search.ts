// Written by `npx manzil pull` from remote-projects/src/routes.ts.
export const projectSearch = '/projects_details_view';
