// Written by `npm run images`; the plan is in plan.ts.
import jpg1200 from './project-10-link-1200.jpg';

export const project10Link = jpg1200;
