import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { isImagePlan, isTest, placeOf, sharedFolders } from '../place.mjs';
import { packageOf, visitImports } from '../visit-imports.mjs';

const known = new Map();

function readManifest(file) {
  if (!existsSync(file)) return { name: undefined, dependencies: new Set() };
  const { mtimeMs } = statSync(file);
  const cached = known.get(file);
  if (cached?.mtimeMs === mtimeMs) return cached;
  const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const manifest = {
    mtimeMs,
    name,
    dependencies: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })),
  };
  known.set(file, manifest);
  return manifest;
}

const ownFolders = /^(shell|e2e|remote-.+)$/;

function packageFolders(root) {
  const below = (folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    '.',
    'node_modules/@manzil/line', // In a team's repository it brings what tests need.
    ...below('.')
      .map(({ name }) => name)
      .filter((name) => ownFolders.test(name)),
    ...sharedFolders(root),
  ];
}

/** Tool configuration may use the root's packages; tests and picture plans any pinned package. */
function manifestsFor(root, place) {
  const read = (folder) => readManifest(path.join(root, folder, 'package.json'));
  if (isTest(place) || isImagePlan(place)) return packageFolders(root).map(read);
  const isTool = place.kind === 'line' || /\.config\.[cm]?[jt]s$/.test(place.inside);
  return isTool ? [read(place.part), read('.')] : [read(place.part)];
}

/** Imports must be declared in the package's `package.json`, which releases read. */
export const declaredDependencies = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      undeclared:
        '{{name}} is not a dependency of {{part}}. Add it, at the version the root uses, to {{part}}/package.json.',
    },
  },
  create(context) {
    const [root] = context.options;
    const place = placeOf(root, context.filename);
    if (!place) return {};
    const manifests = manifestsFor(root, place);
    return visitImports((node, specifier) => {
      if (specifier.startsWith('.') || isBuiltin(specifier)) return;
      const name = packageOf(specifier);
      if (manifests.some((manifest) => manifest.name === name || manifest.dependencies.has(name))) return;
      context.report({ node, messageId: 'undeclared', data: { name, part: place.part } });
    });
  },
};
