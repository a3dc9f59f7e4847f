import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { paymentNotice } from '../content/order';
import { CardFields } from '../features/card-fields/card-fields';
import { PaymentMethod } from '../features/card-fields/payment-method';
import { FlowPage } from '../features/flow-page/flow-page';
import { OrderSummary } from '../features/order-summary/order-summary';

export default function PlanStartedPage() {
  return (
    <FlowPage title="Payment" current={paths.payment} aside={<OrderSummary />}>
      <NoOpForm label="Payment" note={paymentNotice} action="Pay" next={paths.cardPin} wide>
        <PaymentMethod />
        <CardFields />
      </NoOpForm>
    </FlowPage>
  );
}
