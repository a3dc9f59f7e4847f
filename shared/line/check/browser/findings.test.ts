/** @jest-environment node */
import { Findings } from './findings';

describe('what goes wrong on a page', () => {
  it('is compared with the live page by kind', () => {
    const [opened, live] = [new Findings(), new Findings()];
    opened.add('covers 2 of its 9 controls', 'covered');
    opened.add('has no title');
    live.add('covers 1 of its 8 controls', 'covered');
    expect(opened.newTo(live)).toEqual(['has no title']);
    expect(opened.newTo(new Findings())).toEqual(['covers 2 of its 9 controls', 'has no title']);
  });

  it('names the moment of what is found later, and says nothing twice', () => {
    const findings = new Findings();
    findings.add('has no title');
    findings.moment = 'after 15 s';
    findings.add('has no title');
    findings.add('uncaught error: No seats.');
    expect([...findings.sentences.values()]).toEqual(['has no title', 'after 15 s: uncaught error: No seats.']);
  });
});
