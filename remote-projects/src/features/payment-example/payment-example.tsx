import { useState } from 'react';
import { Box, chakra, Heading, Text } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { installments } from '../../../payment-plans/plans';
import { groupDigits, readAmount } from '../../model/amount';

export interface PaymentExampleProps {
  /** Titles of the plan's four steps. */
  steps: readonly string[];
}

/** Calculates in the page. Nothing is stored or sent, and no price is suggested. */
export function PaymentExample({ steps }: PaymentExampleProps) {
  const [typed, setTyped] = useState('');
  const price = readAmount(typed) ?? 0;
  return (
    <Box mt={{ base: '10', md: '14' }} _print={{ display: 'none' }}>
      <Heading as="h3" textStyle="h3">
        What would I pay? An example
      </Heading>
      <Text color="fg.muted" mt="3" maxW="60ch">
        Enter a price that you were quoted. The numbers stay on this page and are not stored or sent.
      </Text>
      <Box mt="6" maxW="24rem">
        {/* Not a form: nothing is sent. Uncontrolled, with the keyboard for words such as lakh. */}
        <Field label="Price">
          <TextInput
            autoComplete="off"
            maxLength={24}
            placeholder="5,000,000 or 50 lakh"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </Box>
      <Box role="status" mt="6">
        {price >= leastPrice && <Blocks price={price} steps={steps} />}
        {price < leastPrice && answers[typed.trim() ? 'unread' : 'empty']}
      </Box>
    </Box>
  );
}

/** Smaller numbers cannot be divided into whole parts. */
const leastPrice = 1000;

const answers = {
  empty: 'Your example appears here.',
  unread: 'Price: a number, 50 lakh or 1.5 crore, from 1,000 to below 100 crore.',
};

function Blocks({ price, steps }: PaymentExampleProps & { price: number }) {
  const { part, installment, last } = splitPrice(price);
  const amounts = [
    groupDigits(part),
    groupDigits(part),
    `${installments} × ${groupDigits(installment)}`,
    groupDigits(last),
  ];
  return (
    <>
      <Text>Example for a price of {groupDigits(price)}, divided as the blocks are drawn:</Text>
      <PlanBlocks role="list">
        {steps.map((step, index) => (
          <li key={step}>
            <span>{`${index + 1}. ${step}`}</span>
            <chakra.strong textStyle="strong" fontVariantNumeric="tabular-nums">
              {amounts[index]}
            </chakra.strong>
          </li>
        ))}
      </PlanBlocks>
      <Text textStyle="small" color="fg.muted" mt="4">
        A rounded example, not an offer. The shares of your plan are agreed in writing; possession and transfer charges
        are extra.
      </Text>
    </>
  );
}

const columns = 'repeat(4, minmax(0, 1fr))';

/** In the colors of the drawing, below each other or in columns like its steps. */
const PlanBlocks = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: columns, lg: 'none', xl: columns },
    gap: '6px',
    marginTop: '4',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingInline: '3',
      paddingBlock: '2',
      // Seen in forced colors only.
      border: '1px solid transparent',
      borderRadius: '6px',
    },
    '& > :nth-child(1)': { bg: 'brand.solid' },
    '& > :nth-child(2)': { bg: 'bg.sand' },
    '& > :nth-child(3)': { bg: 'border.rule' },
    '& > :nth-child(4)': { bg: 'fg.default', color: 'white' },
  },
});

/**
 * As the blocks are drawn: a sixth each for booking, confirmation and the last payment, half for the installments.
 * Rounded to five or six digits; the last payment is the rest.
 */
export function splitPrice(price: number) {
  const unit = 10 ** Math.max(0, String(price).length - 6);
  const round = (amount: number) => Math.round(amount / unit) * unit;
  const part = round(price / 6);
  const installment = round(price / 2 / installments);
  return { part, installment, last: price - 2 * part - installments * installment };
}
