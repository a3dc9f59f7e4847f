import { useId, type ReactNode } from 'react';
import { Box, chakra, Heading, Text } from '@site/ui/core';
import { order } from '../../content/order';

export function OrderSummary() {
  const titleId = useId();
  return (
    <Box as="section" p={{ base: '6', md: '10' }} rounded="panel" bg="bg.sand" aria-labelledby={titleId}>
      <Heading textStyle="h3" id={titleId}>
        Order summary
      </Heading>
      <dl>
        <Line term={<Plan />} ruled>
          <chakra.span textStyle="strong">{order.price}</chakra.span>
        </Line>
        <Line term="Taxes">{order.taxes}</Line>
        <Line term={<chakra.span textStyle="largeStrong">Total</chakra.span>}>
          <chakra.span textStyle="priceMd" color="fg.default">
            {order.total}
          </chakra.span>
        </Line>
      </dl>
      <Text textStyle="small" color="fg.muted">
        including {order.taxes} taxes
      </Text>
      <Text textStyle="small" color="fg.muted">
        Sample amounts
      </Text>
    </Box>
  );
}

function Plan() {
  return (
    <>
      <chakra.span display="block" textStyle="strong" color="fg.default">
        {order.plan}
      </chakra.span>
      <chakra.span textStyle="detail">{order.billed}</chakra.span>
    </>
  );
}

function Line({ term, ruled = false, children }: { term: ReactNode; ruled?: boolean; children: ReactNode }) {
  return (
    <Row ruled={ruled}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    // At a text size of 200 % the amount wraps below its name.
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    pt: '5',
    color: 'fg.soft',
    textStyle: 'medium',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    ruled: {
      true: { mt: '2', pt: '6', pb: '6', borderBottom: '1px solid {colors.border.rule}' },
    },
  },
});
