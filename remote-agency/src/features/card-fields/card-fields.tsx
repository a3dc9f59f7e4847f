import { formatInPlace } from '@site/contact-form/no-op';
import { chakra, Grid, GridItem, VisuallyHidden } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { Lock } from 'lucide-react';
import { Checkbox } from '../../components/choices';
import { formatCardNumber, formatExpiryDate, formatSecurityCode } from './card-format';

export function CardFields() {
  return (
    <chakra.fieldset minWidth="0">
      <VisuallyHidden as="legend">Card details</VisuallyHidden>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="6">
        <GridItem colSpan={2}>
          <Field label="Card Number">
            <TextInput
              inputMode="numeric"
              autoComplete="cc-number"
              placeholder="0000 0000 0000 0000"
              onInput={formatInPlace(formatCardNumber)}
            />
          </Field>
        </GridItem>
        <Field label="Expiry Date">
          <TextInput
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            onInput={formatInPlace(formatExpiryDate)}
          />
        </Field>
        <Field label="CVV">
          <TextInput
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="000"
            end={<LockMark />}
            onInput={formatInPlace(formatSecurityCode)}
          />
        </Field>
        <GridItem colSpan={2}>
          <Checkbox label="Save card details" />
        </GridItem>
      </Grid>
    </chakra.fieldset>
  );
}

function LockMark() {
  return (
    <chakra.span px="3" color="fg.muted">
      <Lock size={20} aria-hidden />
    </chakra.span>
  );
}
