// Written by `npm run images`; the plan is in plan.ts.
import jpg1200 from './project-01-link-1200.jpg';

export const project01Link = jpg1200;
