import { paths } from '@site/contracts';
import { NoOpForm, PasswordInput } from '@site/contact-form/no-op';
import { Box, Text, TextLink } from '@site/ui/core';
import { Field, TextInput } from '@site/ui/forms';
import { project06View2 } from '../../images/manifest.json';
import { accountNotice } from '../content/demonstration';
import { AccountScreen } from '../features/account-screen/account-screen';

export default function LoginPage() {
  return (
    <AccountScreen title="Login" image={project06View2} position="62% 50%">
      <NoOpForm label="Login" note={accountNotice} action="Login">
        <Field label="Email Or User Name">
          <TextInput type="text" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Box display="grid" gap="3">
          <Field label="Password">
            <PasswordInput autoComplete="current-password" />
          </Field>
          <TextLink to={paths.forgotPassword} justifySelf="end" textStyle="detail">
            Forgot password?
          </TextLink>
        </Box>
      </NoOpForm>
      <Text mt="6" textAlign="center" color="fg.soft" textStyle="medium">
        Don't have an account? <TextLink to={paths.register}>Create Account</TextLink>
      </Text>
    </AccountScreen>
  );
}
