/** @jest-environment node */
import { Findings } from './findings';

describe('what went wrong on a page', () => {
  it('counts a doubt unless the live page has it too', () => {
    const [opened, live] = [new Findings(), new Findings()];
    for (const each of [opened, live]) each.doubt('covered', 'covers 2 of its 9 controls');
    opened.doubt('scrolling', 'cannot be scrolled');
    opened.add('has no title');
    expect(opened.against(live)).toEqual(['has no title', 'cannot be scrolled']);
    expect(opened.against(undefined)).toEqual(['has no title', 'covers 2 of its 9 controls', 'cannot be scrolled']);
  });

  it('names the moment of what is found later, and says nothing twice', () => {
    const findings = new Findings();
    findings.add('has no title');
    findings.moment = 'after 15 s';
    findings.add('has no title');
    findings.add('uncaught error: No seats.');
    expect(findings.against(undefined)).toEqual(['has no title', 'after 15 s: uncaught error: No seats.']);
  });
});
