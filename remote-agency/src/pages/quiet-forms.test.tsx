import { describeQuietForm } from '@site/quiet-form/testing';
import CompleteProfilePage from './complete-profile';
import OtpConfirmedPage from './otp-confirmed';
import PlanStartedPage from './plan-started';

const agency = { id: 'PROD-03', role: 'link' } as const;

describeQuietForm({ ...agency, label: 'Payment', page: <PlanStartedPage />, action: 'Pay' });
describeQuietForm({ ...agency, label: 'Card pin', page: <OtpConfirmedPage />, action: 'Confirm Payment' });
describeQuietForm({ ...agency, label: 'Company profile', page: <CompleteProfilePage />, action: 'Confirm' });
