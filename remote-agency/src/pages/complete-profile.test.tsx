import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import CompleteProfilePage from './complete-profile';

const renderProfile = () => renderPage(<CompleteProfilePage />, { path: '/complete_profile' });
const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose a company picture');
const picture = () => screen.queryByRole('img', { name: 'Preview of your company picture' });
const office = () => new File(['picture'], 'office.png', { type: 'image/png' });

test('the eight fields are in order, and only the second number is optional @PROF-02 @PROF-03', () => {
  renderProfile();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Company profile' });
  const labels = within(form)
    .getAllByRole<HTMLInputElement>('textbox')
    .map((input) => input.labels?.[0]?.textContent);
  expect(labels).toEqual([
    'Company Name',
    'Company Email',
    "Company Owner's Name",
    "Company Owner's ID",
    'Company Contact Number',
    'Secondary Company Contact Number (optional)',
    'Company Address',
    'Number of Employees',
  ]);
});

test('the fields stand in three groups, each with its name @PROF-02', () => {
  renderProfile();
  const groups = ['Company', 'Owner', 'Office'].map((name) => screen.getByRole('group', { name }));
  expect(groups.map((group) => within(group).getAllByRole('textbox').length)).toEqual([2, 2, 4]);
});

test('the fields have autocomplete hints and the input modes for phone keyboards @PROF-02', () => {
  renderProfile();
  const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
  expect(tokens).toEqual(['organization', 'work email', 'name', 'off', 'work tel', 'off', 'street-address', 'off']);
  expect(screen.getByLabelText('Company Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Company Contact Number')).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText('Number of Employees')).toHaveAttribute('inputmode', 'numeric');
});

test('the edit button opens the chooser for pictures @PROF-01', async () => {
  const { user } = renderProfile();
  const opened = jest.spyOn(chooser(), 'click');
  await user.click(screen.getByRole('button', { name: 'Edit company picture' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(chooser()).toHaveAttribute('accept', 'image/*');
});

test('an agency sees the chosen picture at once, from inside the browser @PROF-01', async () => {
  const { user } = renderProfile();
  expect(picture()).not.toBeInTheDocument();
  await user.upload(chooser(), office());
  expect(picture()?.getAttribute('src')).toMatch(/^blob:/);
  expect(screen.getByRole('status')).toHaveTextContent('office.png');
});

test('a file that the browser cannot decode leaves the placeholder and a sentence @PROF-01', async () => {
  const { user } = renderProfile();
  await user.upload(chooser(), office());
  fireEvent.error(picture()!);
  expect(picture()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('This file cannot be shown as a picture.');
  await user.upload(chooser(), office());
  expect(picture()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('office.png');
});

test('an agency removes the picture and is at the edit button again @PROF-01', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const { user } = renderProfile();
  await user.upload(chooser(), office());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(picture()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit company picture' })).toHaveFocus();
  expect(revoked).toHaveBeenCalledTimes(1);
  await user.upload(chooser(), office());
  expect(picture()).toBeVisible();
});

test('replaced pictures leave no object URL @PROF-01', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const { user, unmount } = renderProfile();
  await user.upload(chooser(), office());
  await user.upload(chooser(), new File(['other'], 'team.jpg', { type: 'image/jpeg' }));
  expect(revoked).toHaveBeenCalledTimes(1);
  unmount();
  expect(revoked).toHaveBeenCalledTimes(2);
});

test('"Confirm" and Enter lead to the profile; Enter in the address breaks the line @PROF-04', async () => {
  const { user, router } = renderProfile();
  await user.type(screen.getByLabelText('Company Address'), 'Ground floor{Enter}Lahore');
  expect(screen.getByLabelText('Company Address')).toHaveValue('Ground floor\nLahore');
  expect(router.state.location.pathname).toBe('/complete_profile');
  expect(screen.getByRole('link', { name: 'Confirm' })).toHaveAttribute('href', '/agency');
  await user.type(screen.getByLabelText('Company Name'), 'Sample Estates{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/agency', search: '', hash: '', state: null });
});
