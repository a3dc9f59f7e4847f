import { paths } from '@site/contracts';
import { Breadcrumb, ButtonLink, Container, Heading, Text } from '@site/ui/core';

export default function MarketNewsPage() {
  return (
    <Container pt="10" pb="section">
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Market news' }]} />
      <Heading as="h1" textStyle="h1" tabIndex={-1} mt="8">
        Market news
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="5" mb="10" maxW="52ch">
        This page has just been opened. Until it is ready, our projects in Lahore and Islamabad are a good place to look
        around.
      </Text>
      <ButtonLink to={paths.projects}>See our projects</ButtonLink>
    </Container>
  );
}
