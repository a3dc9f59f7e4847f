import { Unplug } from 'lucide-react';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';

import { Button } from './button';

interface UnavailableNoticeProps {
  title: string;
  detail: string;
  onRetry: () => void;
}

/** Keeps the place of a section that cannot be shown, with Try again. */
export function UnavailableNotice({ title, detail, onRetry }: UnavailableNoticeProps) {
  return (
    <Flex
      role="status"
      wrap="wrap"
      align="center"
      gap={{ base: '5', md: '28px' }}
      padding={{ base: '6', md: '44px' }}
      paddingInline={{ md: '12' }}
      border="1.5px dashed {colors.border.control}"
      borderRadius="panel"
      bg="bg.surface"
    >
      <chakra.span display="grid" placeItems="center" boxSize="16" borderRadius="full" bg="bg.sand" flexShrink="0">
        <Unplug size={28} aria-hidden />
      </chakra.span>
      <chakra.div flex="1 1 16rem">
        <chakra.p textStyle="h4">{title}</chakra.p>
        <chakra.p color="fg.muted" marginTop="1">
          {detail}
        </chakra.p>
      </chakra.div>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}
