import { useState } from 'react';
import { PasswordInput } from '@site/contact-form/no-op';
import { Box } from '@site/ui/core';
import { Field } from '@site/ui/forms';
import { StrengthMeter } from './strength-meter';

export interface NewPasswordFieldsProps {
  label: string;
  /** One toggle shows both passwords (REGI-04); otherwise each field has a toggle. */
  hasOneToggle?: boolean;
}

/** The meter is advice, and the two passwords are never compared (RSET-04). */
export function NewPasswordFields({ label, hasOneToggle = false }: NewPasswordFieldsProps) {
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const shared = hasOneToggle ? { shown: isShown, onShownChange: setIsShown } : {};
  return (
    <>
      <Box display="grid" gap="3">
        <Field label={label}>
          <PasswordInput
            autoComplete="new-password"
            onInput={(event) => setPassword(event.currentTarget.value)}
            {...shared}
          />
        </Field>
        <StrengthMeter password={password} />
      </Box>
      <Field label="Confirm Password">
        <PasswordInput autoComplete="new-password" toggle={!hasOneToggle} toggles="confirmed password" {...shared} />
      </Field>
    </>
  );
}
