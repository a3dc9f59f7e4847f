import type { ImageAsset } from '@site/ui/media';
import {
  project01,
  project01View1,
  project01View2,
  project02,
  project02View1,
  project02View2,
  project03,
  project03View1,
  project03View2,
  project04,
  project04View1,
  project04View2,
  project05,
  project05View1,
  project05View2,
  project06,
  project06View1,
  project06View2,
  project07,
  project07View1,
  project07View2,
  project08,
  project08View1,
  project08View2,
  project09,
  project09View1,
  project09View2,
  project10,
  project10View1,
  project10View2,
} from '../../images/manifest.json';
import { paymentPlanOf, type PaymentPlanImage } from '../../payment-plans/plans';
import { projectCards, type ProjectCardContent } from './project-cards';
import { projectTexts, type ProjectText } from './project-texts';

interface ProjectPictures {
  banner: ImageAsset;
  /** An `object-position`. */
  bannerPosition?: string;
  supplementaryImages: readonly ImageAsset[];
}

export interface Project extends ProjectCardContent, ProjectText, ProjectPictures {
  floor: readonly string[];
  paymentPlan: PaymentPlanImage;
}

/** In the order of the cards. */
const pictures: readonly ProjectPictures[] = [
  {
    banner: project01,
    bannerPosition: '50% 35%',
    supplementaryImages: [project01View1, project01View2, project01],
  },
  {
    banner: project02,
    supplementaryImages: [project02View1, project02View2, project02],
  },
  {
    banner: project03,
    supplementaryImages: [project03View1, project03View2, project03],
  },
  {
    banner: project04,
    bannerPosition: '50% 12%',
    supplementaryImages: [project04View1, project04View2, project04],
  },
  {
    banner: project05,
    bannerPosition: '50% 6%',
    supplementaryImages: [project05View1, project05View2, project05],
  },
  {
    banner: project06,
    supplementaryImages: [project06View1, project06View2, project06],
  },
  {
    banner: project07,
    bannerPosition: '50% 14%',
    supplementaryImages: [project07View1, project07View2, project07],
  },
  {
    banner: project08,
    supplementaryImages: [project08View1, project08View2, project08],
  },
  {
    banner: project09,
    bannerPosition: '50% 40%',
    supplementaryImages: [project09View1, project09View2, project09],
  },
  {
    banner: project10,
    supplementaryImages: [project10View1, project10View2, project10],
  },
];

export const projects: readonly Project[] = projectCards.map((card, index) => {
  const text = projectTexts[index];
  const picture = pictures[index];
  const paymentPlan = paymentPlanOf(card);
  if (!text || !picture || !paymentPlan) throw new Error(`Project ${card.id} has no text or no payment plan.`);
  return { ...card, ...text, ...picture, floor: [], paymentPlan };
});

/** `id` as in the address: `1` to `10`. */
export function findProject(id: string | undefined): Project | undefined {
  return projects.find((project) => String(project.id) === id);
}
