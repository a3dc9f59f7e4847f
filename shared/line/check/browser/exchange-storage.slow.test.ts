/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { exchangeStorage } from './exchange-storage';
import { recordVisit } from './record-visit';
import { Visit } from './visit';
import { desktop } from './visitors';

const htmlOf = (script: string) => () =>
  `<link rel="icon" href="data:,"><header>Manzil</header><main data-part="projects@1"><h1>Homes</h1><button aria-pressed="false">List</button><button aria-pressed="false" aria-label="Save Lake City">♥</button></main><footer>Manzil</footer><script>const [list, heart] = document.querySelectorAll('button'); ${script}</script>`;

const hearts = (key: string, on = 'true') =>
  `const show = (state) => heart.setAttribute('aria-pressed', state); show(localStorage.getItem('${key}') === '${on}'); heart.onclick = () => { const next = heart.getAttribute('aria-pressed') !== 'true'; localStorage.setItem('${key}', next ? '${on}' : ''); show(next); };`;
const unmarked = "for (const each of document.querySelectorAll('button')) each.setAttribute('aria-label', 'Keep');";

const forward = 'with saved as the live version stored it';
const back = 'as the new version stored it, after a rollback';
const noContact = { claimForm: async () => 'answered' as const, liveTable: { address: '', isHosted: false } };
const page = { path: '/homes', part: 'projects', status: 200 as const };

describeInChromium('what a visitor has saved', () => {
  const browser = useChromium();

  async function findAfter(live: string, next: string): Promise<string[]> {
    const [liveOrigin, origin] = [await serveHtml(htmlOf(live)), await serveHtml(htmlOf(next))];
    const start = (visited: { origin: string; stored?: Readonly<Record<string, string>> }) =>
      Visit.start({ browser: browser(), screen: desktop, quietOrigins: [], page, ...visited });
    const record = async (at: string) => {
      const visit = await start({ origin: at });
      await visit.open();
      const steps = await recordVisit(visit, noContact);
      await visit.close();
      return steps;
    };
    const recorded = [{ page, live: await record(liveOrigin), next: await record(origin) }];
    const views = await exchangeStorage({ recorded, liveOrigin, origin, start });
    return views.flatMap(({ findings }) => findings);
  }

  test('is there for a version that reads it, and after a rollback', async () => {
    expect(await findAfter(hearts('saved'), hearts('saved'))).toEqual([]);
  });

  test('is lost with another key, both ways', async () => {
    const lost = 'does not show what is saved: Save Lake City';
    expect(await findAfter(hearts('saved'), hearts('kept'))).toEqual([
      `${forward}: ${lost}`,
      `with kept ${back}: ${lost}`,
    ]);
  });

  test('is lost for the live version when the new one writes another shape', async () => {
    const reads = hearts('saved', 'yes').replace("=== 'yes'", '!== null');
    expect(await findAfter(hearts('saved'), reads)).toEqual([
      `with saved ${back}: does not show what is saved: Save Lake City`,
    ]);
  });

  test('is lost with another key in a version that names its toggles differently', async () => {
    expect(await findAfter(hearts('saved'), hearts('kept') + unmarked)).toContain(
      `${forward}: does not show what is saved: Save Lake City`,
    );
  });

  test('is refused by a version that cannot read the shape', async () => {
    const broken =
      "if (localStorage.length > 0) document.querySelector('main').textContent = 'Homes cannot be shown right now.';";
    expect(await findAfter(hearts('saved'), hearts('saved') + broken)).toContain(
      `${forward}: says "Homes cannot be shown right now."`,
    );
  });

  test('is refused by a version that removes it', async () => {
    expect(await findAfter(hearts('saved'), 'list.remove(); heart.remove(); localStorage.clear();')).toEqual([
      `${forward}: removes saved from the storage`,
    ]);
  });

  test('does not matter to a version without toggles, and where no press is saved', async () => {
    expect(await findAfter(hearts('saved'), 'list.remove(); heart.remove();')).toEqual([]);
    expect(await findAfter('', '')).toEqual([]);
  });
});
