import { Box, HStack, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import type { ImageAsset } from '@site/ui/media';

/** Contains no promised time: the notification gives it (CONT-15). */
export function PersonLine({ portrait }: { portrait: ImageAsset }) {
  return (
    <HStack gap="14px" marginTop={{ base: '6', lg: '10' }} paddingTop="6" borderTop="1px solid {colors.border.rule}">
      <Box width="16" flexShrink={0}>
        <Picture image={portrait} alt="" sizes="64px" aspectRatio="1" borderRadius="full" />
      </Box>
      <Text color="fg.soft">A person reads every request.</Text>
    </HStack>
  );
}
