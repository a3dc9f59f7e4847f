// Written by `npm run images`; the plan is in plan.ts.
import jpg1200 from './hero-landing-link-1200.jpg';

export const heroLandingLink = jpg1200;
