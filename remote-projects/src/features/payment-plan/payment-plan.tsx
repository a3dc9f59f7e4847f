import type { MouseEvent } from 'react';
import { Box, chakra, TextLink } from '@site/ui/core';
import { Maximize2 } from 'lucide-react';
import type { PaymentPlanImage } from '../../content/payment-plan-image';
import { PlanDrawing } from './plan-drawing';

export interface PaymentPlanProps {
  plan: PaymentPlanImage;
  /** Asks for the drawing on the whole screen. */
  onOpen: () => void;
}

/** The payment plan on white, with a way to see it large. */
export function PaymentPlan({ plan, onOpen }: PaymentPlanProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <Frame>
      <PlanDrawing plan={plan} />
      <Box mt={{ base: '5', md: '8' }} _print={{ display: 'none' }}>
        {/* A link to the file, for when there is no scripting. */}
        <TextLink href={plan.narrow.url} onClick={open} display="inline-flex" alignItems="center" gap="2" minH="11">
          <Maximize2 size={18} aria-hidden />
          Open the payment plan large
        </TextLink>
      </Box>
    </Frame>
  );
}

const Frame = chakra('figure', {
  base: {
    padding: { base: '5', md: '12' },
    bg: 'bg.surface',
    border: '1px solid {colors.border.hairline}',
    borderRadius: 'card',
  },
});
