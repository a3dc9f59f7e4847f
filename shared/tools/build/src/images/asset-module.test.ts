/** @jest-environment node */
import { assetModule, exportName } from './asset-module';

const sourceImage = { width: 800, height: 800, alt: "An agent's portrait", color: '#f0ba26' };

test('the module of a picture imports its files and says their widths, shape, words and colour', () => {
  expect(assetModule({ source: 'agent-portrait', use: 'smallPortrait' }, sourceImage)).toBe(
    `// Written by \`npm run images\`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif160 from './agent-portrait-160.avif';
import avif320 from './agent-portrait-320.avif';
import webp160 from './agent-portrait-160.webp';

export const agentPortrait: ImageAsset = {
  avif: [
    { url: avif160, width: 160 },
    { url: avif320, width: 320 },
  ],
  webp: [
    { url: webp160, width: 160 },
  ],
  width: 320,
  height: 320,
  alt: 'An agent\\'s portrait',
  color: '#f0ba26',
};
`,
  );
});

test.each([
  ['project-01-view-2', 'project01View2'],
  ['country-czech-republic', 'countryCzechRepublic'],
  ['blog-1', 'blog1'],
])('the picture %s is exported as %s', (file, name) => {
  expect(exportName(file)).toBe(name);
});

test('the module of a picture beside links says its address only', () => {
  const image = {
    source: 'lake',
    name: 'lake-link',
    use: 'linkPreview',
    crop: { ratio: 1200 / 630, positionX: 50 },
  } as const;
  expect(assetModule(image, { width: 1920, height: 1200, alt: 'A lake', color: '#f0ba26' })).toBe(
    `// Written by \`npm run images\`; the plan is in plan.ts.
import jpg1200 from './lake-link-1200.jpg';

export const lakeLink = jpg1200;
`,
  );
});
