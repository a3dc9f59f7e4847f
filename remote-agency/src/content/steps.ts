import { paths, type SitePath } from '@site/contracts';

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
