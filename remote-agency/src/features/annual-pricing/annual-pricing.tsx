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
          ? `Prices for a plan that is billed annually. You save ${annualSavingAmount()} each month.`
          : `Prices for a plan that is billed monthly. Annual pricing saves ${annualSavingAmount()} each month.`}
      </Text>
    </Flex>
  );
}
