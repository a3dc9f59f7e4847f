import { paths } from '@site/contracts';
import { Box, Heading } from '@site/ui/core';
import { CodeBoxes } from '@site/ui/forms';
import { paymentNotice } from '../content/demonstration';
import { order } from '../content/order';
import { steps } from '../content/steps';
import { FlowPage } from '../features/flow-page/flow-page';
import { OrderSummary } from '../features/order-summary/order-summary';
import { QuietForm } from '../features/quiet-form/quiet-form';

export default function OtpConfirmedPage() {
  return (
    <FlowPage title="Card pin" steps={steps} current={paths.cardPin} aside={<OrderSummary order={order} />}>
      <QuietForm label="Card pin" note={paymentNotice} action="Confirm Payment" next={paths.orderConfirmed}>
        <Box>
          <Heading level={2} look="h3" mb="5">
            Enter your 4-digit card pin
          </Heading>
          <CodeBoxes label="4-digit card pin" length={4} mask oneTime={false} hideLabel />
        </Box>
      </QuietForm>
    </FlowPage>
  );
}
