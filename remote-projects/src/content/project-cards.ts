import type { ImageAsset } from '@site/ui/media';
import { project01 } from '../../images/project-01';
import { project02 } from '../../images/project-02';
import { project03 } from '../../images/project-03';
import { project04 } from '../../images/project-04';
import { project05 } from '../../images/project-05';
import { project06 } from '../../images/project-06';
import { project07 } from '../../images/project-07';
import { project08 } from '../../images/project-08';
import { project09 } from '../../images/project-09';
import { project10 } from '../../images/project-10';
import { projectNames, type ProjectName } from './project-names';

/** A project as a card shows it. */
export interface ProjectCardContent extends ProjectName {
  image: ImageAsset;
}

/** In the order of the ids, from 1. */
const covers: readonly ImageAsset[] = [
  project01,
  project02,
  project03,
  project04,
  project05,
  project06,
  project07,
  project08,
  project09,
  project10,
];

/** All ten, in the order of their ids. */
export const projectCards: readonly ProjectCardContent[] = projectNames.map((name) => ({ ...name, image: getCover(name.id) }));

function getCover(id: number): ImageAsset {
  const cover = covers[id - 1];
  if (!cover) throw new Error(`Project ${id} has no picture.`);
  return cover;
}
