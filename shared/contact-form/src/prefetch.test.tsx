import { createClient } from '@supabase/supabase-js';
import { field, openForm, wait } from './testing/open-form';

jest.mock('@supabase/supabase-js', () => ({ createClient: jest.fn() }));

test('the client is loaded when a visitor begins to use the form, not with the page', async () => {
  jest.useFakeTimers();
  const { visitor } = openForm();
  await wait(1000);
  expect(createClient).not.toHaveBeenCalled();
  await visitor.click(field('Phone'));
  await wait(200);
  expect(createClient).toHaveBeenCalledTimes(1);
  expect(createClient).toHaveBeenCalledWith('https://database.example', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  jest.useRealTimers();
});
