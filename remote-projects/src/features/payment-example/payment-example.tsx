import { useId, useState, type FormEvent } from 'react';
import { Box, chakra, Heading, Text } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { groupDigits } from '../../content/group-digits';
import { splitPrice, type Payments, type Typed } from './split-price';

const usual = { share: '20', months: '36' };

/** Calculates in the page. Nothing is stored or sent, and no price is suggested. */
export function PaymentExample() {
  const [payments, setPayments] = useState<Payments | null>(null);
  const titleId = useId();
  return (
    <Box mt={{ base: '10', md: '14' }} _print={{ display: 'none' }}>
      <Heading level={3} id={titleId}>
        What I would pay: an example
      </Heading>
      <Text color="fg.muted" mt="3" maxW="60ch">
        Enter a price that you were quoted. The numbers stay on this page and are not stored or sent.
      </Text>
      {/* Not a form: nothing is sent. The fields are uncontrolled. */}
      <Fields role="group" aria-labelledby={titleId} onChange={(event) => setPayments(splitPrice(readFields(event)))}>
        <Field label="Price">
          <TextInput inputMode="decimal" autoComplete="off" maxLength={24} placeholder="5,000,000 or 50 lakh" />
        </Field>
        <Field label="First payment, %">
          <TextInput inputMode="decimal" autoComplete="off" maxLength={24} placeholder={usual.share} />
        </Field>
        <Field label="Months">
          <TextInput inputMode="numeric" autoComplete="off" maxLength={24} placeholder={usual.months} />
        </Field>
      </Fields>
      <Box role="status" mt="6">
        {payments ? <Parts {...payments} /> : 'Enter a price, a share from 0 to 100 and 1 to 600 months.'}
      </Box>
    </Box>
  );
}

function Parts({ first, monthly, months }: Payments) {
  return (
    <>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="12" rowGap="4">
        <Part name="First payment" amount={first} />
        <Part name={months === 1 ? 'In one month' : `Each of ${months} months`} amount={monthly} />
      </chakra.dl>
      <Text textStyle="small" color="fg.muted" mt="4">
        An example in the currency of your price, rounded, without possession and transfer charges. It is not an offer.
      </Text>
    </>
  );
}

function Part({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd textStyle="h3" fontVariantNumeric="tabular-nums">
        {groupDigits(amount)}
      </chakra.dd>
    </div>
  );
}

function readFields({ currentTarget }: FormEvent<HTMLElement>): Typed {
  const [price = '', share, months] = Array.from(currentTarget.querySelectorAll('input'), ({ value }) => value);
  return { price, share: share || usual.share, months: months || usual.months };
}

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { sm: '2fr 1fr 1fr' }, gap: '6', marginTop: '6' },
});
