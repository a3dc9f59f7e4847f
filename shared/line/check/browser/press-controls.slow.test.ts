/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { pressControls } from './press-controls';
import { readFont } from './read-document';
import { tabAround } from './read-focus';
import { Visit } from './visit';
import { desktop } from './visitors';

describeInChromium('a page whose controls are used', () => {
  const browser = useChromium();

  async function findAfter(use: (visit: Visit) => Promise<void>, html: string): Promise<string[]> {
    const origin = await serveHtml(() => `<link rel="icon" href="data:,"><main><h1>Plans</h1>${html}</main>`);
    const target = { path: '/plans', part: 'agency', status: 200 as const };
    const visit = await Visit.start({ browser: browser(), origin, page: target, screen: desktop, quietOrigins: [] });
    await visit.open();
    await use(visit);
    await visit.close();
    return [...visit.findings.sentences.values()];
  }

  test.each([
    [
      '<button role="switch" onclick="this.hidden = true; throw new Error(0)">Monthly</button>',
      ['once "Monthly" is pressed: uncaught error: 0'],
    ],
    [
      '<p id="a">Plans</p><summary onclick="a.textContent = \'Plans cannot be shown right now.\'">More</summary>',
      ['once "More" is pressed: says "Plans cannot be shown right now."'],
    ],
    ['<input aria-label="Code" oninput="throw new Error(1)">', ['once "Code" is typed into: uncaught error: 1']],
    [
      '<button onclick="setTimeout(() => { throw new Error(2) }, 300)">Late</button>',
      ['once "Late" is pressed: uncaught error: Error: 2'],
    ],
    [
      '<button aria-pressed="true" onclick="throw new Error(5)">Annual</button>',
      ['once "Annual" is pressed: uncaught error: 5'],
    ],
    ['<form onsubmit="throw new Error(3)"><button>Send</button></form>', []],
    [
      '<button onclick="location = \'/elsewhere\'">Go</button><button onclick="throw new Error(4)">Then</button>',
      ['once "Then" is pressed: uncaught error: 4'],
    ],
  ])('%s', async (html, expected) => {
    expect(await findAfter(pressControls, html)).toEqual(expected);
  });

  test.each([
    ['<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a>', []],
    [
      '<input id="code" onblur="setTimeout(() => code.focus())"><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>',
      ['keeps the focus of the keyboard in 1 of its 4 controls'],
    ],
    [
      '<a href="/a">A</a><a href="/b">B</a><script>onkeydown = (event) => event.preventDefault()</script>',
      ['keeps the focus of the keyboard in 0 of its 2 controls'],
    ],
    [
      '<style>a { outline: none }</style><a href="/a">A</a>',
      ['has a control that looks the same with the focus of the keyboard: A'],
    ],
  ])('%s lets the focus of the keyboard go on, or not', async (html, expected) => {
    expect(await findAfter(tabAround, html)).toEqual(expected);
  });

  test('without its font is found', async () => {
    const html = '<style>body { font-family: Montserrat, Arial }</style>';
    expect(await findAfter((visit) => visit.read(readFont), html)).toEqual([
      'draws its text without the font Montserrat',
    ]);
  });
});
