import { describeNoOpForm } from '@site/no-op-form/testing';
import CompleteProfilePage from './complete-profile';
import OtpConfirmedPage from './otp-confirmed';
import PlanStartedPage from './plan-started';

const agency = { id: '@PROD-03', role: 'link' } as const;

describeNoOpForm({ ...agency, label: 'Payment', page: <PlanStartedPage />, action: 'Pay' });
describeNoOpForm({ ...agency, label: 'Card pin', page: <OtpConfirmedPage />, action: 'Confirm Payment' });
describeNoOpForm({ ...agency, label: 'Company profile', page: <CompleteProfilePage />, action: 'Confirm' });
