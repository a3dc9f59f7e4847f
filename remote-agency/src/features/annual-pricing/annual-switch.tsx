import { Flex, Text } from '@site/ui/core';
import { Switch } from './switch';

export interface AnnualSwitchProps {
  isAnnual: boolean;
  onChange: (isAnnual: boolean) => void;
}

/** Chooses how the plans are billed, and says what it did to the prices. */
export function AnnualSwitch({ isAnnual, onChange }: AnnualSwitchProps) {
  return (
    <Flex wrap="wrap" align="center" columnGap="6" rowGap="1">
      <Switch
        label="Annual pricing (save 20%)"
        checked={isAnnual}
        onChange={(event) => onChange(event.currentTarget.checked)}
        // A browser that puts back an old choice on reload would contradict the prices.
        autoComplete="off"
      />
      <Text look="small" color="fg.muted" role="status">
        {isAnnual ? 'Prices for a plan that is billed annually.' : 'Prices for a plan that is billed monthly.'}
      </Text>
    </Flex>
  );
}
