import type { ProjectGridProps } from '@site/contracts';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import { ProjectGrid } from '../features/project-grid/project-grid';

/** Exposed to the landing page: projects as cards, each with a heart. */
export default function ProjectGridFragment({ mode }: ProjectGridProps) {
  return (
    <ProjectGrid mode={mode} action={({ id, neighborhood }) => <FavouriteHeart id={`project:${id}`} name={neighborhood} />} />
  );
}
