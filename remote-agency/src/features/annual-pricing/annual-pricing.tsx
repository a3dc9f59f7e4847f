import type { ReactNode } from 'react';
import { Box, Flex, Text } from '@site/ui/core';
import { annualSavingAmount } from './starter-price';

export function AnnualPricing({ control, children }: Record<'control' | 'children', ReactNode>) {
  return (
    <Box mt={{ base: '8', md: '10' }} css={shown}>
      <Flex wrap="wrap" align="center" columnGap="6" rowGap="1">
        {control}
        <Text textStyle="small" color="fg.muted" role="status">
          <Either
            annual={`Billed annually. You save ${annualSavingAmount()} a month.`}
            monthly={`Billed monthly. Annual billing saves ${annualSavingAmount()} a month.`}
          />
        </Text>
      </Flex>
      {children}
    </Box>
  );
}

/** Both are in the HTML and the switch shows one, because it may be pressed before scripts run. */
export function Either({ annual, monthly }: Record<'annual' | 'monthly', string>) {
  return (
    <>
      <span data-when="annual">{annual}</span>
      <span data-when="monthly">{monthly}</span>
    </>
  );
}

const shown = {
  '&:has(:checked) [data-when=monthly], &:not(:has(:checked)) [data-when=annual]': { display: 'none' },
} as const;
