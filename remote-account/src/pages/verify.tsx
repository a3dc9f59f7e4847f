import { paths } from '@site/contracts';
import { CodeBoxes, NoOpForm } from '@site/contact-form/no-op';
import { Flex, Text, TextLink } from '@site/ui/core';
import { property3 } from '../../images/manifest.json';
import { accountNotice } from '../content/demonstration';
import { AccountScreen } from '../features/account-screen/account-screen';

export default function VerifyPage() {
  return (
    <AccountScreen title="Verification" image={property3}>
      <NoOpForm label="Verification" note={accountNotice} action="Confirm" next={paths.resetPassword}>
        <Text id="verification-text">Enter The verification code of 6 numbers</Text>
        <CodeBoxes label="Verification code" length={6} describedBy="verification-text" />
      </NoOpForm>
      <Flex mt="6" columnGap="6" rowGap="2" wrap="wrap" justify="center">
        <TextLink to={paths.forgotPassword}>Send again</TextLink>
        <TextLink to={paths.login}>Back to login</TextLink>
      </Flex>
    </AccountScreen>
  );
}
