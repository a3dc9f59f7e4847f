import type { ReactNode } from 'react';
import { Flex, Text } from '@site/ui/core';
import { annualSavingAmount } from './starter-price';

export interface AnnualPricingProps {
  isAnnual: boolean;
  children: ReactNode;
}

export function AnnualPricing({ isAnnual, children }: AnnualPricingProps) {
  return (
    <Flex wrap="wrap" align="center" columnGap="6" rowGap="1">
      {children}
      <Text textStyle="small" color="fg.muted" role="status">
        {isAnnual
          ? `Billed annually. You save ${annualSavingAmount()} a month.`
          : `Billed monthly. Annual billing saves ${annualSavingAmount()} a month.`}
      </Text>
    </Flex>
  );
}
