// Written by `npx manzil contracts` from remote-projects/src/routes.ts.
export const propertyListing = '/property_listing';
