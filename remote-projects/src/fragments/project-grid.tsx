import type { Hydration } from '@site/contracts';
import { Box } from '@site/ui/core';
import { FavouriteHeart } from '../features/favourites/favourite-heart';
import { SavedLine } from '../features/favourites/saved-line';
import { ProjectGrid } from '../features/project-grid/project-grid';

/** Links and hearts; a heart shows what this browser has saved when it can be seen. */
export const hydrate: Hydration = 'visible';

export interface ProjectGridProps {
  /** `showAll` shows the first 8 projects and a View All tile (landing); `every` shows all ten (CARD-08). */
  mode: 'showAll' | 'every';
}

/** Exposed to the landing page: projects as cards, each with a heart. */
export default function ProjectGridFragment({ mode }: ProjectGridProps) {
  return (
    <>
      <ProjectGrid
        mode={mode}
        action={({ id, neighborhood }) => <FavouriteHeart id={`project:${id}`} name={neighborhood} />}
      />
      <Box mt="4">
        <SavedLine />
      </Box>
    </>
  );
}
