import { paths } from '@site/contracts';
import { DemonstrationNote } from '@site/contact-form/no-op';
import { Box, ButtonLink, chakra, Text } from '@site/ui/core';
import { order } from '../content/order';
import { FlowPage } from '../features/flow-page/flow-page';
import { OrderSummary } from '../features/order-summary/order-summary';

export default function OrderConfirmedPage() {
  return (
    <FlowPage title="Thank You For Your Purchase" current={paths.orderConfirmed} aside={<OrderSummary />}>
      <DemonstrationNote>This is a demonstration. No order was placed and no card was charged.</DemonstrationNote>
      <Box maxW="52ch" mt="8">
        <Text textStyle="lead">
          Your order is confirmed. Order number: <chakra.strong textStyle="bold">{order.number}</chakra.strong>
        </Text>
        <Text mt="4" color="fg.muted">
          One last step: complete your company profile. It is the first thing people see.
        </Text>
        <ButtonLink to={paths.companyProfile} size="lg" mt="8">
          Complete your Agency Profile
        </ButtonLink>
      </Box>
    </FlowPage>
  );
}
