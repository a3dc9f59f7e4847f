import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { Text, TextLink } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { interior1 } from '../../images/manifest.json';
import { AccountScreen } from '../features/account-screen/account-screen';

export default function ForgotPasswordPage() {
  return (
    <AccountScreen title="Forgot password" image={interior1}>
      <NoOpForm
        label="Forgot password"
        note="This is a demonstration. No code is sent, and nothing you type is sent or kept."
        action="Send Code"
        next={paths.verifyCode}
      >
        <Text>Enter the email or the phone of your account to get a code.</Text>
        <Field label="Email or phone">
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
      </NoOpForm>
      <Text mt="6" textAlign="center">
        <TextLink to={paths.login}>Back to login</TextLink>
      </Text>
    </AccountScreen>
  );
}
