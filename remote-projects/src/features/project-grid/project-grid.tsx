import { paths } from '@site/contracts';
import { CardGrid } from '@site/ui/cards';
import { Box, ButtonLink, Flex, Text, type HeadingLevel } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';
import { ArrowRight } from 'lucide-react';
import { projectCards } from '../../content/project-cards';
import { ProjectCard } from '../../components/project-card';

const shownInShowAll = 8;

export interface ProjectGridProps {
  mode: 'showAll' | 'every';
  level?: HeadingLevel;
  eager?: number;
}

export function ProjectGrid({ mode, level, eager = 0 }: ProjectGridProps) {
  const tiles = (height: 374 | 400) =>
    projectCards.map((project, index) => (
      <ProjectCard key={project.id} project={project} height={height} level={level} priority={index < eager} />
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
      {[...tiles(400).slice(0, shownInShowAll), <ViewAllTile key="all" />]}
    </CardGrid>
  );
}

function ParcelTile() {
  return (
    <Box h="374px" rounded="card" overflow="hidden" bg="bg.sand">
      <ParcelMap />
    </Box>
  );
}

function ViewAllTile() {
  return (
    <Flex
      flexDirection="column"
      justifyContent="space-between"
      gap="12"
      minHeight={{ md: '400px' }}
      // At 768 px the tile is 213 px wide, and the button needs 173.
      padding={{ base: '28px', md: '5', lg: '8' }}
      borderRadius="card"
      bg="bg.sand"
    >
      <Text textStyle="numeral">{projectCards.length}</Text>
      <div>
        <Text textStyle="notice" marginBottom="6">
          projects in Lahore and Islamabad
        </Text>
        <ButtonLink to={paths.projects} variant="outline" iconEnd={<ArrowRight size={20} aria-hidden />}>
          View All
        </ButtonLink>
      </div>
    </Flex>
  );
}
