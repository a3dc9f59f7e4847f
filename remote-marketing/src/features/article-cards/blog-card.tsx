import { CardFrame, CardLink } from '@site/ui/cards';
import { Box, chakra, Flex, Heading, Text } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';

export interface BlogCardProps {
  to: string;
  image: ImageAsset;
  date: string;
  /** ISO date, e.g. "2024-05-20". */
  dateTime: string;
  title: string;
  teaser: string;
}

export function BlogCard({ to, image, date, dateTime, title, teaser }: BlogCardProps) {
  return (
    <CardFrame height="25rem">
      <CardLink to={to} paper>
        <Picture image={image} sizes={SIZES} height="196px" flexShrink="0" />
        <Flex
          flexDirection="column"
          flex={1}
          minHeight={0}
          paddingInline={{ base: '6', md: '4', lg: '6' }}
          paddingBlock="18px"
        >
          <Published dateTime={dateTime}>{date}</Published>
          <Heading
            as="h3"
            textStyle="cardTitle"
            fontSize="1.125rem"
            lineHeight="1.3"
            marginTop="5px"
            lineClamp={3}
            textWrap="balance"
          >
            {title}
          </Heading>
          <Text color="fg.muted" fontSize=".9375rem" lineHeight={1.5} marginTop="5px" flexShrink={0} lineClamp={2}>
            {teaser}
          </Text>
          <Box
            as="span"
            marginTop="auto"
            color="fg.brand"
            fontSize=".9375rem"
            fontWeight="strong"
            lineHeight={1.5}
            textDecorationLine="underline"
            textDecorationThickness="1.5px"
            textUnderlineOffset="5px"
          >
            Read More
          </Box>
        </Flex>
      </CardLink>
    </CardFrame>
  );
}

const SIZES = '(min-width: 1440px) 405px, (min-width: 768px) 31vw, (min-width: 640px) 46vw, 92vw';

const Published = chakra('time', {
  base: { color: 'fg.muted', fontSize: '.875rem', fontWeight: 'medium', lineHeight: 1.4 },
});
