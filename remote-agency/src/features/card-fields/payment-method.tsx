import { Box, chakra } from '@site/ui/core';
import { CreditCard } from 'lucide-react';

export function PaymentMethod() {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="h3" mb="5">
        Pay with
      </chakra.legend>
      <Choice>
        <Radio type="radio" value="card" defaultChecked />
        Credit or Debit Card
        <Box as={CreditCard} boxSize="5" marginInlineStart="auto" color="fg.muted" aria-hidden />
      </Choice>
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '4.5rem',
    px: '6',
    border: '2px solid {colors.fg.default}',
    rounded: 'card',
    bg: 'bg.surface',
    textStyle: 'semibold',
    cursor: 'pointer',
  },
});

const Radio = chakra('input', { base: { boxSize: '5', flexShrink: 0, accentColor: 'fg.default' } });
