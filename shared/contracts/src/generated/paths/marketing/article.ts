// Written by `npx manzil pull` from remote-marketing/src/routes.ts.
export const article = (id: string | number) => `/blog_details/${id}` as const;
