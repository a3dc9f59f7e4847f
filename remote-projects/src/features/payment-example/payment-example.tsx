import { useId, useState, type FormEvent } from 'react';
import { Box, chakra, Grid, Heading, Text } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { groupDigits, readAmount } from '../../model/amount';

const fields = [
  ['Price', '5,000,000 or 50 lakh'],
  ['First payment, %', '20'],
  ['Months', '36'],
] as const;

/** Calculates in the page. Nothing is stored or sent, and no price is suggested. */
export function PaymentExample() {
  const [typed, setTyped] = useState<ReturnType<typeof readFields>>();
  const payments = typed && splitPrice(typed);
  const titleId = useId();
  return (
    <Box mt={{ base: '10', md: '14' }} _print={{ display: 'none' }}>
      <Heading as="h3" textStyle="h3" id={titleId}>
        What would I pay? An example
      </Heading>
      <Text color="fg.muted" mt="3" maxW="60ch">
        Enter a price that you were quoted. The numbers stay on this page and are not stored or sent.
      </Text>
      {/* Not a form: nothing is sent. The fields are uncontrolled. */}
      <Grid
        gridTemplateColumns={{ sm: '2fr 1fr 1fr' }}
        gap="6"
        marginTop="6"
        role="group"
        aria-labelledby={titleId}
        onInput={(event) => setTyped(readFields(event))}
      >
        {fields.map(([label, placeholder]) => (
          <Field key={label} label={label}>
            <TextInput inputMode="decimal" autoComplete="off" maxLength={24} placeholder={placeholder} />
          </Field>
        ))}
      </Grid>
      <Box role="status" mt="6">
        {payments && <Parts {...payments} />}
        {!payments && (typed?.price ? whatIsWrong(typed) : 'Your example appears here.')}
      </Box>
    </Box>
  );
}

function Parts({ first, monthly, months }: NonNullable<ReturnType<typeof splitPrice>>) {
  const rest = { [months === 1 ? 'In one month' : `Each of ${months} months`]: monthly };
  const parts = { 'First payment': first, ...(monthly > 0 ? rest : {}) };
  return (
    <>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="12" rowGap="4">
        {Object.entries(parts).map(([name, amount]) => (
          <div key={name}>
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd textStyle="h3" fontVariantNumeric="tabular-nums">
              {groupDigits(amount)}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <Text textStyle="small" color="fg.muted" mt="4">
        A rounded example, not an offer. Possession and transfer charges are extra.
      </Text>
    </>
  );
}

/** An empty share or time counts as its placeholder. */
function readFields({ currentTarget }: FormEvent<HTMLElement>) {
  const [price = '', share, months] = Array.from(currentTarget.querySelectorAll('input'), ({ value }) => value);
  return { price, share: share || fields[1][1], months: months || fields[2][1] };
}

interface Typed {
  price: string;
  share: string;
  months: string;
}

function readTyped(typed: Typed) {
  return {
    price: readAmount(typed.price),
    share: readAmount(typed.share.replace(/\s*%\s*$/, '')),
    months: readAmount(typed.months),
  };
}

const isShare = (share: number | null): share is number => share !== null && share <= 100;

/** Names the first field to correct. */
export function whatIsWrong(typed: Typed): string {
  const { price, share } = readTyped(typed);
  if (!price) return 'Price: a number, 50 lakh or 1.5 crore.';
  return isShare(share) ? 'Months: 1 to 600.' : 'First payment: 0 to 100 %.';
}

/** Whole units. `null` for a missing number or one out of range. */
export function splitPrice(typed: Typed) {
  const { price, share, months } = readTyped(typed);
  if (!price || !isShare(share) || !months || months > 600) return null;
  const first = Math.round((price * share) / 100);
  return { first, monthly: Math.round((price - first) / months), months };
}
