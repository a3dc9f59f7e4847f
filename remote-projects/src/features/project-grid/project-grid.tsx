import type { ReactNode } from 'react';
import { paths } from '@site/contracts';
import { CardGrid } from '@site/ui/cards';
import type { HeadingLevel } from '@site/ui/core';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { ParcelTile } from './parcel-tile';
import { ProjectCard } from './project-card';
import { ViewAllTile } from './view-all-tile';

const shownInShowAll = 8;

export interface ProjectGridProps {
  mode: 'showAll' | 'every';
  action: (project: ProjectCardContent) => ReactNode;
  level?: HeadingLevel;
  eager?: number;
}

export function ProjectGrid({ mode, action, level, eager = 0 }: ProjectGridProps) {
  const tiles = (height: 374 | 400) =>
    projectCards.map((project, index) => (
      <ProjectCard
        key={project.id}
        project={project}
        height={height}
        level={level}
        action={action(project)}
        priority={index < eager}
      />
    ));
  if (mode === 'every') {
    return (
      <CardGrid columns="projects" label="Projects" tail={<ParcelTile />}>
        {tiles(374)}
      </CardGrid>
    );
  }
  return (
    <CardGrid columns="landing" label="Projects">
      {[
        ...tiles(400).slice(0, shownInShowAll),
        <ViewAllTile
          key="all"
          to={paths.projects}
          count={projectCards.length}
          text="projects in Lahore and Islamabad"
        />,
      ]}
    </CardGrid>
  );
}
