/** @jest-environment node */
import { sharedMatrix } from './shared-matrix';

const shell = {
  part: 'shell',
  requires: {},
  sharedUse: {},
  shell: {
    scripts: [],
    provides: {
      '@site/ui/core': { version: '1.0.0', scripts: [], exports: ['Box', 'Button', 'Text'] },
      react: { version: '19.3.1', scripts: [] },
    },
  },
};
const agency = {
  part: 'agency',
  requires: { react: '^19.3.1', '@site/ui/core': '^1.0.0' },
  sharedUse: { '@site/ui/core': ['Text', 'Button'] },
};
const account = { part: 'account', requires: { react: '^20.0.0', '@site/ui/charts': '*' }, sharedUse: {} };

it("shows each remote's allowed range and used exports", () => {
  const { remotes, modules } = sharedMatrix([account, agency, shell]);
  expect(remotes).toEqual(['account', 'agency']);
  expect(modules).toEqual([
    {
      name: 'react',
      provided: '19.3.1',
      uses: [
        { range: '^20.0.0', fits: false, breaksAt: '21.0.0' },
        { range: '^19.3.1', fits: true, breaksAt: '20.0.0' },
      ],
    },
    { name: '@site/ui/charts', uses: [{ range: '*', fits: false }, null] },
    {
      name: '@site/ui/core',
      provided: '1.0.0',
      exports: 3,
      uses: [null, { range: '^1.0.0', fits: true, breaksAt: '2.0.0', used: ['Button', 'Text'] }],
    },
  ]);
});
