import { Box, Container, Grid, Heading, Section, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { aboutSide } from '../../../images/manifest.json';
import { blog } from '../../content/blog';

export function AboutUs() {
  const { title, sections } = blog.about;
  return (
    <Section aria-labelledby="about" pt={{ base: '12', lg: '88px' }}>
      <Container>
        <Grid
          templateColumns={{ lg: 'minmax(0,7fr) minmax(0,5fr)' }}
          gap={{ base: '14', lg: '24' }}
          alignItems="center"
        >
          <div>
            <Heading as="h1" textStyle="h1" id="about" tabIndex={-1}>
              {title}
            </Heading>
            <Grid gap="10" mt={{ base: '10', lg: '14' }}>
              {sections.map((section) => (
                <Topic key={section.title} {...section} />
              ))}
            </Grid>
          </div>
          <Box
            height={{ base: '420px', md: '560px', lg: '640px' }}
            width="full"
            maxWidth="494px"
            marginInline="auto"
            overflow="hidden"
            borderRadius="280px 280px 24px 24px"
            bg="bg.sandDeep"
          >
            <Picture
              image={aboutSide}
              sizes="(min-width: 64rem) 549px, 100vw"
              priority
              h="full"
              objectPosition="50% 70%"
            />
          </Box>
        </Grid>
      </Container>
    </Section>
  );
}

function Topic({ title, text }: { title: string; text: string }) {
  return (
    <Box pt="28px" borderTop="1px solid {colors.border.rule}">
      <Heading fontSize="1.5rem" letterSpacing="-.018em" lineHeight="1.25">
        {title}
      </Heading>
      <Text mt="14px" color="fg.soft" fontSize="1.125rem" lineHeight="1.75" maxW="60ch">
        {text}
      </Text>
    </Box>
  );
}
