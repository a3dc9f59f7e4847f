import { paths } from '@site/contracts';
import { NoOpForm } from '@site/contact-form/no-op';
import { Text, TextLink } from '@site/ui/core';
import { interior3 } from '../../images/manifest.json';
import { accountNotice } from '../content/demonstration';
import { AccountScreen } from '../features/account-screen/account-screen';
import { NewPasswordFields } from '../features/password/new-password-fields';

export default function ResetPasswordPage() {
  return (
    <AccountScreen title="Reset password" image={interior3}>
      <NoOpForm label="Reset password" note={accountNotice} action="Confirm" next={paths.login}>
        {/* Where a password manager writes the account name. */}
        <input type="text" autoComplete="username" hidden readOnly />
        <NewPasswordFields label="New Password" />
      </NoOpForm>
      <Text mt="6" textAlign="center">
        <TextLink to={paths.login}>Back to login</TextLink>
      </Text>
    </AccountScreen>
  );
}
