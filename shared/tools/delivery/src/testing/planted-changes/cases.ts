import type { Composition } from '@site/contracts';
import type { ChangeKind } from '../../compare';
import { plantedPage } from './page';

export interface PlantedCase {
  id: string;
  /** After the change. */
  html: string;
  composition?: (before: Composition) => Partial<Composition>;
  headers?: Readonly<Record<string, string>>;
  isVisible: boolean;
  /** Of at least one reported change; `site` for changes outside pages. */
  kind: ChangeKind | 'site';
  /** A part of the sentence. */
  says: string;
}

/** Throws when the text is missing, so that a case cannot plant nothing. */
function replace(text: string, by: string): string {
  if (!plantedPage.includes(text)) throw new Error(`The page has no ${text}.`);
  return plantedPage.replace(text, by);
}

type Row = readonly [id: string, html: string, kind: PlantedCase['kind'], says: string];

const visible: readonly Row[] = [
  [
    'heading-in-other-words',
    replace('Plans for all sizes', 'Prices for all sizes'),
    'heading',
    '“h1 Plans for all sizes” is now “h1 Prices for all sizes”',
  ],
  [
    'paragraph-in-other-words',
    replace('Choose what fits.', 'Choose what suits you.'),
    'text',
    '“Choose what fits.” is now',
  ],
  ['another-price', replace('40 a month', '45 a month'), 'text', '“40 a month” is now “45 a month”'],
  [
    'link-in-other-words',
    replace('>Our Projects<', '>Projects<'),
    'link',
    '“Our Projects” to /projects is now “Projects” to /projects',
  ],
  [
    'paragraph-gone',
    replace('<p class="second">Change at any time.</p>', ''),
    'text',
    'text gone: “Change at any time.”',
  ],
  ['paragraph-new', replace('<ul>', '<p>Without a contract.</p><ul>'), 'text', 'text new: “Without a contract.”'],
  ['list-item-new', replace('<li>Ten homes</li>', '<li>Ten homes</li><li>Support</li>'), 'text', 'text new: “Support”'],
  [
    'items-swapped',
    replace('<li>One agent</li><li>Ten homes</li>', '<li>Ten homes</li><li>One agent</li>'),
    'text',
    'the order of texts differs',
  ],
  ['button-label', replace('>Choose</button>', '>Take it</button>'), 'text', '“Choose” is now “Take it”'],
  ['placeholder', replace('Your city', 'Any city'), 'control', '“placeholder: Your city” is now'],
  ['picture-replaced', replace("fill='red'", "fill='blue'"), 'picture', 'picture: “A red house”'],
  ['picture-gone', plantedPage.replace(/<img [^>]*>/, ''), 'picture', 'picture gone: “A red house”'],
  ['button-color', replace('background: #06c', 'background: #c06'), 'style', 'the styles in the document differ'],
  ['font-size', replace('h1 { font-size: 32px', 'h1 { font-size: 36px'), 'style', 'styles'],
  ['spacing', replace('main { padding: 24px', 'main { padding: 30px'), 'style', 'styles'],
  ['rounded-card', replace('border-radius: 4px', 'border-radius: 24px'), 'style', 'styles'],
  ['note-shown', replace('.note { display: none }', '.note { display: block }'), 'style', 'styles'],
  ['on-a-phone-only', replace('.card { width: 200px }', '.card { width: 240px }'), 'style', 'styles'],
  ['on-a-desktop-only', replace('.wide { letter-spacing: 0 }', '.wide { letter-spacing: 4px }'), 'style', 'styles'],
  [
    'footer-below-the-fold',
    replace('All rights reserved', 'No rights reserved'),
    'text',
    '“All rights reserved” is now',
  ],
];

const invisible: readonly Row[] = [
  ['title', replace('<title>Plans<', '<title>Prices<'), 'title', '“Plans” is now “Prices”'],
  ['description', replace('Plans for agencies.', 'Plans for you.'), 'head', 'description: Plans for agencies.'],
  ['canonical-link', replace('manzil.example/pricing', 'manzil.example/plans'), 'head', 'canonical: '],
  ['language', replace('lang="en"', 'lang="de"'), 'head', 'lang: en'],
  ['structured-data', replace('"price":"40"', '"price":"45"'), 'structured data', 'JSON-LD'],
  [
    'link-target',
    replace('href="/projects"', 'href="/details"'),
    'link',
    '“Our Projects” to /projects is now “Our Projects” to /details',
  ],
  ['alternative-text', replace('A red house', 'A small house'), 'picture', '“A red house”'],
  ['accessible-name', replace('Choose Small', 'Choose the small plan'), 'accessibility', 'accessibility tree'],
  ['landmark-name', replace('aria-label="Main"', 'aria-label="Site"'), 'accessibility', 'navigation'],
  ['role', replace('<ul>', '<ul role="presentation">'), 'accessibility', 'accessibility tree'],
  ['heading-level', replace('<h2>Small</h2>', '<h3>Small</h3>'), 'heading', '“h2 Small” is now “h3 Small”'],
  ['text-for-screen-readers', replace('Prices in euros', 'Prices in dollars'), 'text', '“Prices in euros” is now'],
  ['text-that-is-hidden', replace('For a short time.', 'For a long time.'), 'text', '“For a short time.” is now'],
  ['comment', replace('<footer>', '<!-- The end. --><footer>'), 'markup', 'only markup differs'],
  ['class-without-a-style', replace('class="first"', 'class="first-of-all"'), 'markup', 'only markup differs'],
  ['color-by-one-step', replace('color: #222', 'color: #232323'), 'style', 'styles'],
];

const ofComposition: readonly PlantedCase[] = [
  {
    id: 'cache-control',
    html: plantedPage,
    headers: { 'cache-control': 'no-store' },
    isVisible: false,
    kind: 'header',
    says: 'cache-control: no-cache” is now “cache-control: no-store',
  },
  {
    id: 'content-security-policy',
    html: plantedPage,
    headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:" },
    isVisible: false,
    kind: 'header',
    says: 'content-security-policy',
  },
  {
    id: 'redirect',
    html: plantedPage,
    composition: () => ({ redirects: { '/plans': '/pricing' } }),
    isVisible: false,
    kind: 'site',
    says: 'redirect new: “/plans to /pricing”',
  },
  {
    id: 'public-address',
    html: plantedPage,
    composition: ({ config }) => ({ config: { ...config, siteUrl: 'https://manzil.example' } }),
    isVisible: false,
    kind: 'site',
    says: 'siteUrl: https://manzil.example',
  },
];

const ofPage =
  (isVisible: boolean) =>
  ([id, html, kind, says]: Row): PlantedCase => ({ id, html, kind, says, isVisible });

export const plantedCases: readonly PlantedCase[] = [
  ...visible.map(ofPage(true)),
  ...invisible.map(ofPage(false)),
  ...ofComposition,
];

export const sampleIds: readonly string[] = [
  'heading-in-other-words',
  'picture-replaced',
  'on-a-phone-only',
  'footer-below-the-fold',
  'title',
  'accessible-name',
  'comment',
  'color-by-one-step',
  'cache-control',
  'redirect',
];
