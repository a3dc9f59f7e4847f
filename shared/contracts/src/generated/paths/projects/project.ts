// Written by `npx manzil pull` from remote-projects/src/routes.ts.
export const project = (id: string | number) => `/project_details/${id}` as const;
