// Written by `npx manzil contracts` from remote-marketing/src/routes.ts.
export const article = (id: string | number) => `/blog_details/${id}` as const;
