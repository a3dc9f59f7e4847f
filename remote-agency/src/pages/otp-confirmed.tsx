import { paths } from '@site/contracts';
import { CodeBoxes, NoOpForm } from '@site/contact-form/no-op';
import { Box, Heading } from '@site/ui/core';
import { paymentNotice } from '../content/order';
import { FlowPage } from '../features/flow-page/flow-page';
import { OrderSummary } from '../features/order-summary/order-summary';

export default function OtpConfirmedPage() {
  return (
    <FlowPage title="Card pin" current={paths.cardPin} aside={<OrderSummary />}>
      <NoOpForm label="Card pin" note={paymentNotice} action="Confirm Payment" next={paths.orderConfirmed} wide>
        <Box>
          <Heading textStyle="h3" mb="5">
            Enter your 4-digit card pin
          </Heading>
          <CodeBoxes label="4-digit card pin" length={4} mask oneTime={false} hideLabel />
        </Box>
      </NoOpForm>
    </FlowPage>
  );
}
