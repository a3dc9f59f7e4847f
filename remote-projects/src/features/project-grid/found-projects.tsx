import { CardGrid } from '@site/ui/cards';
import { Box, Heading } from '@site/ui/core';
import type { ProjectCardContent } from '../../content/project-cards';
import { ProjectCard } from '../../components/project-card';

export function FoundProjects({ projects }: { projects: readonly ProjectCardContent[] }) {
  if (projects.length === 0) return null;
  return (
    <Box my={{ base: '6', md: '8' }}>
      <Heading textStyle="h3" mb="3">
        {projects.length === 1 ? 'Project' : 'Projects'}
      </Heading>
      <CardGrid columns="projects" label="Projects">
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} height={374} />
        ))}
      </CardGrid>
    </Box>
  );
}
