import { chakra } from '@site/ui/core';
import type { PaymentPlanImage } from '../../../payment-plans/plans';

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
