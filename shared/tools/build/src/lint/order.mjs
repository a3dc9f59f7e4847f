import { join } from 'node:path';

/** Folders and files of a package, the lowest first: each imports only from those before it. */
const orders = {
  'shared/tools/delivery/src': [
    'storage',
    'settings',
    'backup',
    'release',
    'check',
    'compose',
    'activate',
    'preview',
    'serve',
    'inspect',
    'compare',
    'prune',
    'export',
    'testing',
  ],
  'shell/src': [
    'report-error.ts',
    'routing',
    'site-context.ts',
    'pages',
    'navigation',
    'frame',
    'document',
    'site.tsx',
    'beacon',
    'start-site.tsx',
    'qa',
    'open-document.ts',
    'main.tsx',
  ],
  'shared/tools/cli/src': [
    'progress.ts',
    'steps.ts',
    'context.ts',
    'deploy.ts',
    'reports.ts',
    'unit-tests',
    'gate',
    'planted',
    'diff',
    'bisect',
    'dev',
    'pull',
    'pack',
    'commands',
    'console',
    'program',
    'packed',
    'main.ts',
  ],
};

/** Known exception: the command opens the console, and the console's buttons run commands. */
const exceptions = ['shared/tools/cli/src/commands/console.ts'];

function zonesOf(root, folder, steps) {
  return steps.slice(0, -1).map((step, index) => ({
    target: join(root, folder, step),
    from: steps.slice(index + 1).map((later) => join(root, folder, later)),
    message: `In ${folder}, ${step} comes before it (the order is in lint/order.mjs). Move what both need into ${step} or below.`,
  }));
}

/** The order of steps, which a drawing of the imports shows. Tests may import what they need. */
export function ordered(root) {
  return Object.entries(orders).map(([folder, steps]) => ({
    files: [`${folder}/**/*.{ts,tsx,mjs}`],
    ignores: ['**/*.test.{ts,tsx}', ...exceptions],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: zonesOf(root, folder, steps) }] },
  }));
}
