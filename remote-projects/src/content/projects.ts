import { paymentPlanOf } from '../../payment-plans/plans';
import type { PaymentPlanImage } from './payment-plan-image';
import { projectCards, type ProjectCardContent } from './project-cards';
import { blueTown } from './projects/blue-town';
import { blueWorldCity } from './projects/blue-world-city';
import { blueWorldTradeCenter } from './projects/blue-world-trade-center';
import { capitalSmartCity } from './projects/capital-smart-city';
import { kingsTown } from './projects/kings-town';
import { lahoreSmartCity } from './projects/lahore-smart-city';
import { lakeCity } from './projects/lake-city';
import { libertyLands } from './projects/liberty-lands';
import { parkViewCity } from './projects/park-view-city';
import type { ProjectText } from './projects/project-text';
import { zaitoonCity } from './projects/zaitoon-city';

export interface Project extends ProjectCardContent, ProjectText {
  paymentPlan: PaymentPlanImage;
}

const texts: readonly ProjectText[] = [
  libertyLands,
  kingsTown,
  parkViewCity,
  capitalSmartCity,
  blueWorldTradeCenter,
  lakeCity,
  lahoreSmartCity,
  zaitoonCity,
  blueWorldCity,
  blueTown,
];

export const projects: readonly Project[] = projectCards.map((card) => {
  const text = texts[card.id - 1];
  const paymentPlan = paymentPlanOf(card);
  if (!text || !paymentPlan) throw new Error(`Project ${card.id} has no text or no payment plan.`);
  return { ...card, ...text, paymentPlan };
});

/** `id` as in the address: `1` to `10`. */
export function findProject(id: string | undefined): Project | undefined {
  return projects.find((project) => String(project.id) === id);
}
