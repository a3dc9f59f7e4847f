import { useState } from 'react';
import { Box } from '@site/ui/core';
import { Field } from '@site/ui/forms';
import { PasswordInput } from './password-input';
import { StrengthMeter } from './strength-meter';

export interface NewPasswordFieldsProps {
  /** Of the first field: "Password" for a new account, "New Password" for a lost one. */
  label: string;
  /** One toggle shows both passwords at once (REGI-04); otherwise each has its own. */
  hasOneToggle?: boolean;
}

/**
 * A new password, twice. The meter is advice, never a rule, and the two are never compared (RSET-04). Only the meter
 * knows the first one, as long as the page is open.
 */
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
