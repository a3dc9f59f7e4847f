import { paths, type SitePath } from '@site/contracts';

/** One step of buying an Agency Plan. Each page also works when opened directly. */
export interface FlowStep {
  name: string;
  path: SitePath;
}

export const steps: readonly FlowStep[] = [
  { name: 'Plan', path: paths.agencyPlans },
  { name: 'Payment', path: paths.payment },
  { name: 'Card pin', path: paths.cardPin },
  { name: 'Order', path: paths.orderConfirmed },
  { name: 'Profile', path: paths.companyProfile },
];
