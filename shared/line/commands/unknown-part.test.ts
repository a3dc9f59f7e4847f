/** @jest-environment node */
import { unknownPart } from './context';

const parts = ['shell', 'account', 'agency', 'marketing', 'projects'];

it.each(['agensy', 'agnecy', 'agenc', 'magency'])('a mistyped part is proposed: %s', (name) => {
  expect(unknownPart(name, 'here', parts).message).toBe(`There is no part "${name}" here. Did you mean agency?`);
});

it('a name like no other lists the parts', () => {
  expect(unknownPart('open-houses', 'on the live site', parts).message).toBe(
    'There is no part "open-houses" on the live site. Parts: shell, account, agency, marketing, projects.',
  );
});
