import type { ReactNode } from 'react';
import { Link } from '@site/runtime/router';
import { paths } from '@site/contracts';
import { Box, chakra, Flex, Text } from '@site/ui/core';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { projectCards, type ProjectCardContent } from '../../content/project-cards';

export function ProjectNeighbors({ id }: { id: number }) {
  const at = projectCards.findIndex((project) => project.id === id);
  const previous = projectCards[at - 1];
  const next = projectCards[at + 1];
  return (
    <Flex
      as="nav"
      flexDirection={{ base: 'column', sm: 'row' }}
      gap="6"
      paddingTop="8"
      borderTop="1px solid {colors.border.hairline}"
      aria-label="Other projects"
    >
      {previous && (
        <Neighbor project={previous} label="Previous project" before={<ArrowLeft size={20} aria-hidden />} />
      )}
      {next && <Neighbor project={next} label="Next project" after={<ArrowRight size={20} aria-hidden />} />}
    </Flex>
  );
}

interface NeighborProps {
  project: ProjectCardContent;
  label: string;
  before?: ReactNode;
  after?: ReactNode;
}

function Neighbor({ project, label, before, after }: NeighborProps) {
  return (
    <Way to={paths.project(project.id)} end={Boolean(after)}>
      {before}
      <Box>
        <Text as="span" textStyle="smallMedium" display="block" color="fg.muted">
          {label}
        </Text>
        <Text as="span" textStyle="cardTitle" display="block">
          {project.neighborhood}
        </Text>
      </Box>
      {after}
    </Way>
  );
}

const Way = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '11',
    borderRadius: 'control',
    transition: 'color 150ms',
    _hover: { color: 'fg.brand' },
  },
  variants: { end: { true: { marginInlineStart: 'auto', textAlign: 'end', justifyContent: 'flex-end' } } },
});
