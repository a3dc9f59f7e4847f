// Written by `npm run images`; the plan is in plan.ts.
import jpg1200 from './blog-1-link-1200.jpg';

export const blog1Link = jpg1200;
