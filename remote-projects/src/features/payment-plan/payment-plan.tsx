import type { MouseEvent } from 'react';
import { Box, TextLink } from '@site/ui/core';
import { Maximize2 } from 'lucide-react';
import type { PaymentPlanImage } from '../../../payment-plans/plans';
import { PlanDrawing } from './plan-drawing';

export interface PaymentPlanProps {
  plan: PaymentPlanImage;
  onOpen: () => void;
}

export function PaymentPlan({ plan, onOpen }: PaymentPlanProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <Box
      as="figure"
      padding={{ base: '5', md: '12' }}
      bg="bg.surface"
      border="1px solid {colors.border.hairline}"
      borderRadius="card"
    >
      <PlanDrawing plan={plan} />
      {/* Larger screens show no more of it. */}
      <Box mt="5" hideFrom="md" _print={{ display: 'none' }}>
        <TextLink href={plan.narrow.url} onClick={open} display="inline-flex" alignItems="center" gap="2" minH="11">
          <Maximize2 size={18} aria-hidden />
          Open the payment plan large
        </TextLink>
      </Box>
    </Box>
  );
}
