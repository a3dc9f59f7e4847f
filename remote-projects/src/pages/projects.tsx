import { paths } from '@site/contracts';
import { Breadcrumb, Container, Flex, Heading, Text, TextLink } from '@site/ui/core';
import { projectCards } from '../content/project-cards';
import { SavedLine } from '../components/saved-line';
import { ProjectGrid } from '../features/project-grid/project-grid';

export default function ProjectsPage() {
  return (
    <Container pt="14" pb="section">
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Projects' }]} />
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="8" rowGap="3" mt="6">
        <Heading as="h1" textStyle="h1" tabIndex={-1}>
          Our Projects
        </Heading>
        <Flex align="center" gap="5" minH="11">
          <Text role="status" color="fg.muted" textStyle="medium">
            {projectCards.length} projects
          </Text>
          <SavedLine />
        </Flex>
      </Flex>
      <Text color="fg.muted" mt="2" mb={{ base: '8', md: '14' }}>
        Looking for a home?{' '}
        <TextLink to={paths.projectSearch} display="inline-block">
          Search sample homes
        </TextLink>
      </Text>
      <ProjectGrid mode="every" level={2} eager={2} />
    </Container>
  );
}
