import { isTest, placeOf, placeOfImport } from '../place.mjs';
import { visitImports } from '../visit-imports.mjs';

/** Heights of folders in `src/`: imports point down or sideways. */
const heights = { routes: 6, pages: 5, fragments: 5, features: 4, components: 3, model: 2, content: 1 };

const advice = {
  routes: 'The routes are the entry point for the shell; inside, link with `paths` of @site/contracts.',
  pages: 'A page arranges features: move what is shared into a feature, or down into components, model or content.',
  fragments: 'Move what the fragment and the feature share into the feature.',
  features: 'A feature is above components, model and content: turn the import round.',
  components: 'A rule and a text know no component: turn the import round.',
  model: 'Content is data: move what computes with it into the model.',
};

/** `{ layer: 'features', feature: 'gallery' }` for `src/features/gallery/gallery.tsx`. */
function layerOf(place) {
  const [, layer, feature] =
    /^src\/(routes|pages|fragments|features|components|model|content)(?:[./]|$)([^/]*)/.exec(place.inside) ?? [];
  return layer && { layer, feature: layer === 'features' ? feature : undefined };
}

/**
 * Order inside a remote: routes → pages → features → components → model → content; features do not import each other.
 */
export const layers = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      upward: '{{from}} may not import {{target}}. {{advice}}',
      sideways:
        'The feature {{from}} may not import the feature {{target}}. Let the page compose them, or move what both need into components, model or content.',
      nowhere:
        '{{target}} is in no layer. Put it into a feature, into components or model if several features need it, or into content if a person reads it.',
    },
  },
  create(context) {
    const [root] = context.options;
    const from = placeOf(root, context.filename);
    const here = from?.kind === 'remote' ? layerOf(from) : undefined;
    if (!here) return {};
    return visitImports((node, specifier) => {
      const place = specifier.startsWith('.') ? placeOfImport(root, context.filename, specifier) : undefined;
      if (place?.part !== from.part) return;
      const there = layerOf(place);
      if (!there) {
        if (place.inside.startsWith('src/') && !isTest(from)) {
          context.report({ node, messageId: 'nowhere', data: { target: place.inside } });
        }
      } else if (heights[there.layer] > heights[here.layer]) {
        context.report({
          node,
          messageId: 'upward',
          data: { from: here.layer, target: there.layer, advice: advice[there.layer] },
        });
      } else if (there.feature !== here.feature && here.feature && there.feature) {
        context.report({ node, messageId: 'sideways', data: { from: here.feature, target: there.feature } });
      }
    });
  },
};
