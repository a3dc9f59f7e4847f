import { placeOf } from '../place.mjs';

/** Pages, fragments and the runtime plugin are entry points that federation loads by file. */
const isEntryPoint = (place) => /^src\/((pages|fragments)\/[^/]+\.tsx|runtime-plugin\.ts)$/.test(place?.inside ?? '');
/** Webpack, Playwright and the like read the default of a file; declarations describe what they make. */
const isToolFile = (file) => /(\.config|-reporter|[\\/]global-(setup|teardown))\.[cm]?[jt]s$|\.d\.[cm]?ts$/.test(file);

/** Named exports only, so that a thing has the same name everywhere (house style). */
export const namedExports = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: { unnamed: 'Export this by name. Only src/pages/*.tsx and src/fragments/*.tsx have a default export.' },
  },
  create(context) {
    const [root] = context.options;
    if (isToolFile(context.filename) || isEntryPoint(placeOf(root, context.filename))) return {};
    const report = (node) => context.report({ node, messageId: 'unnamed' });
    return {
      ExportDefaultDeclaration: report,
      'ExportSpecifier[exported.name="default"]': report,
    };
  },
};
