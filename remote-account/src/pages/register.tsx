import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { Text, TextLink } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { interior5 } from '../../images/manifest.json';
import { accountNotice } from '../content/demonstration';
import { AccountScreen } from '../features/account-screen/account-screen';
import { NewPasswordFields } from '../features/password/new-password-fields';
import { NumericPhone } from '../features/numeric-phone/numeric-phone';

export default function RegisterPage() {
  return (
    <AccountScreen title="Create Account" image={interior5}>
      <NoOpForm label="Create Account" note={accountNotice} action="Sign up">
        <Field label="Email">
          <TextInput type="email" autoComplete="email" />
        </Field>
        <Field label="Phone">
          <NumericPhone />
        </Field>
        <Field label="Country">
          <TextInput autoComplete="country-name" />
        </Field>
        <NewPasswordFields label="Password" hasOneToggle />
      </NoOpForm>
      <Text mt="6" textAlign="center" color="fg.soft" fontWeight="medium">
        have an account? <TextLink to={paths.login}>Login</TextLink>
      </Text>
    </AccountScreen>
  );
}
