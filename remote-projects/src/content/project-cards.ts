import type { ImageAsset } from '@site/ui/media';
import {
  project01Card,
  project02Card,
  project03Card,
  project04Card,
  project05Card,
  project06Card,
  project07Card,
  project08Card,
  project09Card,
  project10Card,
} from '../../images/manifest.json';
import { projectNames, type ProjectName } from './project-names';

export interface ProjectCardContent extends ProjectName {
  image: ImageAsset;
}

const covers: readonly ImageAsset[] = [
  project01Card,
  project02Card,
  project03Card,
  project04Card,
  project05Card,
  project06Card,
  project07Card,
  project08Card,
  project09Card,
  project10Card,
];

export const projectCards: readonly ProjectCardContent[] = projectNames.map((name) => ({
  ...name,
  image: getCover(name.id),
}));

function getCover(id: number): ImageAsset {
  const cover = covers[id - 1];
  if (!cover) throw new Error(`Project ${id} has no picture.`);
  return cover;
}
