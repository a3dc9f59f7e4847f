import type { ReactNode } from 'react';
import { Box, Flex, Text } from '@site/ui/core';
import { Switch } from '../../components/choices';

/** Dollars, billed annually (PAYM-04). */
const annual = 49.99;
/** From which 20% off gives the annual price (APLN-01). */
const monthly = annual / 0.8;
const saving = inDollars(Number(monthly.toFixed(2)) - annual);

export const starterPrice = {
  price: <Either annual={inDollars(annual)} monthly={inDollars(monthly)} />,
  per: 'per month',
  billed: <Either annual="billed annually" monthly="billed monthly" />,
};

export function AnnualPricing({ children }: { children: ReactNode }) {
  return (
    <Box mt={{ base: '8', md: '10' }} css={shown}>
      <Flex wrap="wrap" align="center" columnGap="6" rowGap="1">
        <Switch label="Annual pricing (save 20%)" defaultChecked autoComplete="off" />
        <Text textStyle="small" color="fg.muted" role="status">
          <Either
            annual={`Billed annually. You save ${saving} a month.`}
            monthly={`Billed monthly. Annual billing saves ${saving} a month.`}
          />
        </Text>
      </Flex>
      {children}
    </Box>
  );
}

/** Both are in the HTML and the switch shows one, because it may be pressed before scripts run. */
function Either({ annual, monthly }: Record<'annual' | 'monthly', string>) {
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

function inDollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
