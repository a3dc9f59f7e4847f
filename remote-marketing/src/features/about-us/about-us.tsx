import { Box, Container, Grid, Heading, Section, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { aboutSide } from '../../../images/manifest.json';

const topics = [
  {
    title: 'Rental Properties',
    text: 'A good rental begins with a clear picture of the street, the building and the monthly cost. We describe every home in the same way, so that two can be compared at a glance and a visit is booked only when it is worth the trip.',
  },
  {
    title: 'Investment Opportunities',
    text: 'New schemes open in phases, and each phase has prices and a payment plan of its own. We follow the launches in Lahore and Islamabad and explain what is built, what is planned, and what an installment really buys.',
  },
];

export function AboutUs() {
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
              About
            </Heading>
            <Grid gap="10" mt={{ base: '10', lg: '14' }}>
              {topics.map((topic) => (
                <Topic key={topic.title} {...topic} />
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
      <Heading textStyle="topic">{title}</Heading>
      <Text mt="14px" color="fg.soft" textStyle="reading" letterSpacing="0" maxW="60ch">
        {text}
      </Text>
    </Box>
  );
}
