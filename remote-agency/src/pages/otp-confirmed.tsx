import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { paymentNotice } from '../content/demonstration';
import { order } from '../content/order';
import { steps } from '../content/steps';
import { CardPin } from '../features/card-pin/card-pin';
import { FlowPage } from '../features/flow-page/flow-page';
import { OrderSummary } from '../features/order-summary/order-summary';

export default function OtpConfirmedPage() {
  return (
    <FlowPage title="Card pin" steps={steps} current={paths.cardPin} aside={<OrderSummary order={order} />}>
      <NoOpForm label="Card pin" note={paymentNotice} action="Confirm Payment" next={paths.orderConfirmed} wide>
        <CardPin />
      </NoOpForm>
    </FlowPage>
  );
}
