import type { Hydration } from '@site/contracts';
import { Box } from '@site/ui/core';
import { SavedLine } from '../components/saved-line';
import { ProjectGrid } from '../features/project-grid/project-grid';

/** Hydrates when visible, so that hearts show what this browser saved. */
export const hydrate: Hydration = 'visible';

export interface ProjectGridProps {
  /** `showAll`: the first 8 projects and a View All tile; `every`: all ten (CARD-08). */
  mode: 'showAll' | 'every';
}

/** Exposed to marketing. */
export default function ProjectGridFragment({ mode }: ProjectGridProps) {
  return (
    <>
      <ProjectGrid mode={mode} />
      <Box mt="4">
        <SavedLine />
      </Box>
    </>
  );
}
