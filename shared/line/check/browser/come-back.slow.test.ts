/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { comeBack } from './come-back';
import { Visit } from './visit';
import { desktop } from './visitors';

const htmlOf = (version: string, script: string) => () =>
  `<link rel="icon" href="data:,"><main data-part="projects@${version}"><h1>Homes</h1><button aria-pressed="false">List</button><button aria-pressed="false" aria-label="Save Lake City">♥</button></main><script>const [list, heart] = document.querySelectorAll('button'); ${script}</script>`;

const hearts = (key: string) =>
  `const show = (state) => heart.setAttribute('aria-pressed', state); show(localStorage.getItem('${key}') === 'true'); heart.onclick = () => { const next = String(heart.getAttribute('aria-pressed') !== 'true'); localStorage.setItem('${key}', next); show(next); };`;
const unmarked = "for (const each of document.querySelectorAll('button')) each.setAttribute('aria-label', 'Keep');";

const moment = 'with saved as the live version stored it';
const lost = `${moment}: does not show what is saved: Save Lake City`;
const page = { path: '/homes', part: 'projects', status: 200 as const };

describeInChromium('a visitor who saved something with the live version', () => {
  const browser = useChromium();
  const findAfter = async (live: string, next: string) => {
    const liveOrigin = await serveHtml(htmlOf('1.0.0-live', live));
    const origin = await serveHtml(htmlOf('1.0.0-new', next));
    const views = await comeBack({
      pages: [page],
      liveOrigin,
      origin,
      start: (visited) => Visit.start({ browser: browser(), screen: desktop, quietOrigins: [], ...visited }),
    });
    return views.flatMap(({ findings }) => findings);
  };

  test('finds it with a version that reads it', async () => {
    expect(await findAfter(hearts('saved'), hearts('saved'))).toEqual([]);
  });

  test('is refused with another key', async () => {
    expect(await findAfter(hearts('saved'), hearts('kept'))).toEqual([lost]);
  });

  test('is refused with another key in a version that names its toggles differently', async () => {
    expect(await findAfter(hearts('saved'), hearts('kept') + unmarked)).toEqual([lost]);
  });

  test('is refused by a version that cannot read the shape', async () => {
    const broken =
      "if (localStorage.length > 0) document.querySelector('main').textContent = 'Homes cannot be shown right now.';";
    expect(await findAfter(hearts('saved'), hearts('saved') + broken)).toContain(
      `${moment}: says "Homes cannot be shown right now."`,
    );
  });

  test('is refused by a version that removes it', async () => {
    expect(await findAfter(hearts('saved'), 'list.remove(); heart.remove(); localStorage.clear();')).toEqual([
      `${moment}: removes saved from the storage`,
    ]);
  });

  test('is accepted by a version without toggles', async () => {
    expect(await findAfter(hearts('saved'), 'list.remove(); heart.remove();')).toEqual([]);
  });

  test('is not asked for where no press is saved', async () => {
    expect(await findAfter('', hearts('saved'))).toEqual([]);
  });

  test('finds each page that cannot read what opening the live ones stored', async () => {
    const live = "localStorage.setItem('seen', JSON.stringify([1]))";
    const next = "JSON.parse(localStorage.getItem('seen') ?? '{}').ids.map(String)";
    expect(await findAfter(live, next)).toEqual([
      "with seen as the live version stored it: uncaught error: Cannot read properties of undefined (reading 'map')",
    ]);
  });
});
