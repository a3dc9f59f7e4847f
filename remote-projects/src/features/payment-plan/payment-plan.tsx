import type { MouseEvent } from 'react';
import { Box, chakra, TextLink } from '@site/ui/core';
import { Maximize2 } from 'lucide-react';
import type { PaymentPlanImage } from '../../../payment-plans/plans';

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
        <TextLink
          href={plan.narrow.url}
          data-opens=""
          onClick={open}
          position="relative"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
        >
          <Maximize2 size={18} aria-hidden />
          Open the payment plan large
        </TextLink>
      </Box>
    </Box>
  );
}

/** From 768 px, except where the page has just become two columns. */
const wideColumn = '(min-width: 1200px), (min-width: 768px) and (max-width: 1023px)';

export function PlanDrawing({ plan }: { plan: PaymentPlanImage }) {
  const { narrow, wide, alt } = plan;
  return (
    <picture>
      <source media={wideColumn} srcSet={wide.url} width={wide.width} height={wide.height} />
      <Drawing
        src={narrow.url}
        htmlWidth={narrow.width}
        htmlHeight={narrow.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const Drawing = chakra('img', { base: { display: 'block', width: 'full', height: 'auto' } });
