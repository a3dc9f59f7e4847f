import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { paymentNotice } from '../content/demonstration';
import { order } from '../content/order';
import { steps } from '../content/steps';
import { CardFields } from '../features/card-fields/card-fields';
import { PaymentMethod } from '../features/card-fields/payment-method';
import { Checkbox } from '../features/choices/checkbox';
import { FlowPage } from '../features/flow-page/flow-page';
import { OrderSummary } from '../features/order-summary/order-summary';

export default function PlanStartedPage() {
  return (
    <FlowPage title="Payment" steps={steps} current={paths.payment} aside={<OrderSummary order={order} />}>
      <NoOpForm label="Payment" note={paymentNotice} action="Pay" next={paths.cardPin} wide>
        <PaymentMethod />
        <CardFields>
          <Checkbox label="Save card details" />
        </CardFields>
      </NoOpForm>
    </FlowPage>
  );
}
