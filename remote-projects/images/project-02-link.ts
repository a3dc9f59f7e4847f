// Written by `npm run images`; the plan is in plan.ts.
import jpg1200 from './project-02-link-1200.jpg';

export const project02Link = jpg1200;
