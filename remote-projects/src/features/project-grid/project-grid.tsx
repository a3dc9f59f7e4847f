import type { ReactNode } from 'react';
import { paths, type ProjectGridProps as SharedGridProps } from '@site/contracts';
import { CardGrid, ProjectCard, ViewAllTile } from '@site/ui/cards';
import type { HeadingLevel } from '@site/ui/core';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';
import { ParcelTile } from './parcel-tile';

/** Show-all mode shows so many (spec §4). */
const shownInShowAll = 8;

export interface ProjectGridProps extends SharedGridProps {
  /** A button beside each card's link. */
  action: (project: ProjectCardContent) => ReactNode;
  level?: HeadingLevel;
  /** How many cards lie in the first screen and are fetched at once. */
  eager?: number;
}

/** The projects as cards: all ten, or in show-all mode the first eight and a way to the rest. */
export function ProjectGrid({ mode, ...cards }: ProjectGridProps) {
  if (mode === 'every') {
    return (
      <CardGrid columns="projects" label="Projects" tail={<ParcelTile />}>
        {listCards(projectCards, 374, cards)}
      </CardGrid>
    );
  }
  return (
    <CardGrid columns="landing" label="Projects">
      {[
        ...listCards(projectCards.slice(0, shownInShowAll), 400, cards),
        <ViewAllTile key="all" to={paths.projects} count={projectCards.length} text="projects in Lahore and Islamabad. Two more are waiting." />,
      ]}
    </CardGrid>
  );
}

/** 374 px four in a row, 400 px three in a row (spec §9). */
function listCards(
  projects: readonly ProjectCardContent[],
  height: 374 | 400,
  { action, level = 3, eager = 0 }: Omit<ProjectGridProps, 'mode'>,
) {
  return projects.map((project, index) => (
    <ProjectCard
      key={project.id}
      to={paths.project(project.id)}
      image={project.image}
      name={project.neighborhood}
      city={project.city}
      height={height}
      level={level}
      action={action(project)}
      priority={index < eager}
    />
  ));
}
