import { Findings } from './findings';

it('compares visits by kind and moment, whatever numbers and names of files say', () => {
  const [next, live] = [new Findings(), new Findings()];
  live.add('/_/agency/page.0123456789.js answers with status 404');
  live.moment = 'a day later';
  live.add('uncaught error: No answer.');
  next.add('/_/agency/page.abcdef0123.js answers with status 404');
  next.moment = 'once it was printed';
  next.add('uncaught error: No answer.');
  expect(next.newBeside(live).map(([, sentence]) => sentence)).toEqual([
    'once it was printed: uncaught error: No answer.',
  ]);
});

it('says the same once, when it is found first', () => {
  const findings = new Findings();
  findings.add('shows nothing');
  findings.moment = 'a day later';
  findings.add('shows nothing');
  expect([...findings.all.values()]).toEqual(['shows nothing']);
});
