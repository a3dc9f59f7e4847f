// Written by `npm run images`; the plan is in plan.ts.
import jpg1200 from './project-05-link-1200.jpg';

export const project05Link = jpg1200;
