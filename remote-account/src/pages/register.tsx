import { paths } from '@site/contracts';
import { formatInPlace, NoOpForm } from '@site/contact-form/no-op';
import { Text, TextLink } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { interior5 } from '../../images/manifest.json';
import { accountNotice } from '../content/demonstration';
import { AccountScreen } from '../features/account-screen/account-screen';
import { NewPasswordFields } from '../features/password/new-password-fields';

export default function RegisterPage() {
  return (
    <AccountScreen title="Create Account" image={interior5}>
      <NoOpForm label="Create Account" note={accountNotice} action="Sign up">
        <Field label="Email">
          <TextInput type="email" autoComplete="email" />
        </Field>
        <Field label="Phone">
          <TextInput type="tel" inputMode="numeric" autoComplete="tel" onInput={keepDigits} />
        </Field>
        <Field label="Country">
          <TextInput autoComplete="country-name" />
        </Field>
        <NewPasswordFields label="Password" hasOneToggle />
      </NoOpForm>
      <Text mt="6" textAlign="center" color="fg.soft" textStyle="medium">
        have an account? <TextLink to={paths.login}>Login</TextLink>
      </Text>
    </AccountScreen>
  );
}

const keepDigits = formatInPlace((typed) => typed.replace(/\D/g, ''));
