import { paths } from '@site/contracts';
import { Link } from '@site/runtime/router';
import { Box, chakra, Grid, Heading, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import type { ProjectCardContent } from '../../content/project-cards';

export function FoundProjects({ projects }: { projects: readonly ProjectCardContent[] }) {
  if (projects.length === 0) return null;
  return (
    <Box mb="6">
      <Heading textStyle="h3" mb="3">
        {projects.length === 1 ? 'Project' : 'Projects'}
      </Heading>
      <Grid
        as="ul"
        gap="4"
        gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        role="list"
        aria-label="Projects"
      >
        {projects.map(({ id, neighborhood, city, image }) => (
          <li key={id}>
            <Row to={paths.project(id)}>
              <Box w="72px" flexShrink="0">
                <Picture image={image} sizes="72px" alt="" h="full" minH="72px" />
              </Box>
              <Box p="3" minW="0">
                <Text fontWeight="semibold">{neighborhood}</Text>
                <Text textStyle="small" color="fg.muted">
                  Project in {city}
                </Text>
              </Box>
            </Row>
          </li>
        ))}
      </Grid>
    </Box>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    height: 'full',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.surface',
    border: '1px solid {colors.border.hairline}',
  },
});
