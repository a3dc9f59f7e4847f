import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import CompleteProfilePage from './complete-profile';

const renderProfile = () => renderPage(<CompleteProfilePage />, { path: '/complete_profile' });
const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose a company picture');
const picture = () => screen.queryByRole('img', { name: 'Preview of your company picture' });
const office = () => new File(['picture'], 'office.png', { type: 'image/png' });

test('eight fields in three groups have hints for browsers and phone keyboards @PROF-02 @PROF-03', () => {
  renderProfile();
  const fields = ['Company', 'Owner', 'Office'].flatMap((name) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole<HTMLInputElement>('textbox')
      .map((input) => [name, input.labels?.[0]?.textContent, input.autocomplete]),
  );
  expect(fields).toEqual([
    ['Company', 'Company Name', 'organization'],
    ['Company', 'Company Email', 'work email'],
    ['Owner', "Company Owner's Name", 'name'],
    ['Owner', "Company Owner's ID", 'off'],
    ['Office', 'Company Contact Number', 'work tel'],
    ['Office', 'Secondary Company Contact Number (optional)', 'off'],
    ['Office', 'Company Address', 'street-address'],
    ['Office', 'Number of Employees', 'off'],
  ]);
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

test('an agency removes or replaces the picture, which leaves no object URL @PROF-01', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL');
  const { user, unmount } = renderProfile();
  await user.upload(chooser(), office());
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(picture()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit company picture' })).toHaveFocus();
  expect(revoked).toHaveBeenCalledTimes(1);
  await user.upload(chooser(), office());
  await user.upload(chooser(), new File(['other'], 'team.jpg', { type: 'image/jpeg' }));
  expect(picture()).toBeVisible();
  expect(revoked).toHaveBeenCalledTimes(2);
  unmount();
  expect(revoked).toHaveBeenCalledTimes(3);
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
