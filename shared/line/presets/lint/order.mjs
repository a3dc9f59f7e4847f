import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files of a package, lowest first: imports point to earlier ones. */
const orders = {
  'shared/line': [
    'checkout',
    'storage',
    'build',
    'presets',
    'release',
    'compose',
    'publish',
    'check',
    'live',
    'testing',
    'commands',
  ],
  'shell/src': ['router', 'pages', 'frame', 'document', 'site.tsx', 'qa', 'start-site.tsx', 'main.tsx'],
};

/** Folders of a remote's `src/`, the lowest first; those of one step may import each other. */
const layers = [['content'], ['model'], ['components'], ['features'], ['fragments', 'pages'], ['routes.ts']];

const paths = (root, folder, names) => names.map((name) => join(root, folder, name));

function zonesOf(root, folder, steps) {
  return steps.slice(0, -1).map((step, index) => ({
    target: paths(root, folder, [step].flat()),
    from: paths(root, folder, steps.slice(index + 1).flat()),
    message: `In ${folder}, ${[step].flat().join(', ')} comes before it (the order is in lint/order.mjs). Move what both need into ${[step].flat().join(' or ')} or below.`,
  }));
}

const restrict = (root, zones) => ({ 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] });

export function ordered(root) {
  return Object.entries(orders).flatMap(([folder, steps]) => {
    const zones = zonesOf(root, folder, steps);
    return zones.map((zone, index) => ({
      files: [`${folder}/${steps[index]}`, `${folder}/${steps[index]}/**/*.{ts,tsx,mjs}`],
      ignores: ['**/*.test.{ts,tsx}'],
      rules: restrict(root, [zone]),
    }));
  });
}

/** The layers of each remote, for tests too. */
export function layered(root) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  return remotes.map((remote) => ({
    files: [`${remote}/src/**/*.{ts,tsx}`],
    rules: restrict(root, [...zonesOf(root, `${remote}/src`, layers), ...featureZones(root, `${remote}/src/features`)]),
  }));
}

function featureZones(root, folder) {
  const features = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return features.map((feature) => ({
    target: join(root, folder, feature),
    from: join(root, folder),
    except: [feature],
    message: `The feature ${feature} does not import another. Let the page compose them, or move what both need into components, model or content.`,
  }));
}
