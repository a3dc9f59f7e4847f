import type { ReactNode } from 'react';
import { paths } from '@site/contracts';
import { ProjectCard, type ProjectCardProps } from '@site/ui/cards';
import type { ProjectCardContent } from '../../content/project-cards';

export interface ProjectTileProps extends Pick<ProjectCardProps, 'height' | 'level' | 'priority'> {
  project: ProjectCardContent;
  /** A button beside the link. */
  action: ReactNode;
}

/** A project as a card that leads to its page. */
export function ProjectTile({ project, ...look }: ProjectTileProps) {
  const { id, image, neighborhood, city } = project;
  return <ProjectCard to={paths.project(id)} image={image} name={neighborhood} city={city} {...look} />;
}
