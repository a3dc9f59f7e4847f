import { paths } from '@site/contracts';
import { interior3 } from '../../images/interior-3';
import { accountNotice } from '../content/demonstration';
import { AccountScreen } from '../features/account-screen/account-screen';
import { NewPasswordFields } from '../features/new-password/new-password-fields';
import { QuietForm } from '../features/quiet-form/quiet-form';

export default function ResetPasswordPage() {
  return (
    <AccountScreen title="Reset password" image={interior3}>
      <QuietForm label="Reset password" note={accountNotice} action="Confirm" next={paths.login}>
        <NewPasswordFields label="New Password" />
      </QuietForm>
    </AccountScreen>
  );
}
