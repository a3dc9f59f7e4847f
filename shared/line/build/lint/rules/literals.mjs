import { isTest, placeOf } from '../place.mjs';

const colour = /(?:^|[^&\w/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(/i;
const textOf = (node) => (node.type === 'TemplateElement' ? node.value.raw : node.value);

/** Colors must be tokens, whose contrast is checked. */
export const noRawColours = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: { raw: 'Colours live in shared/ui: use a token such as fg.muted or bg.sand, or add one there.' },
  },
  create(context) {
    const [root] = context.options;
    const place = placeOf(root, context.filename);
    if (!place?.inside.startsWith('src/') || place.kind === 'ui' || isTest(place)) return {};
    const check = (node) => {
      const text = textOf(node);
      if (typeof text === 'string' && colour.test(text)) context.report({ node, messageId: 'raw' });
    };
    return { Literal: check, TemplateElement: check };
  },
};

const isSitePath = (text) => /^\/(?!\/)/.test(text);

function pathLiteral(node) {
  if (node?.type === 'JSXExpressionContainer') return pathLiteral(node.expression);
  if (node?.type === 'TemplateLiteral') return isSitePath(node.quasis[0].value.raw) && node;
  return node?.type === 'Literal' && typeof node.value === 'string' && isSitePath(node.value) && node;
}

/** Destructured, indexed or spread `paths`. */
const wholePaths =
  'VariableDeclarator[id.type="ObjectPattern"][init.name="paths"], MemberExpression[computed=true][object.name="paths"], SpreadElement[argument.name="paths"]';

const linking = ['remote', 'shell', 'contact-form', 'ui'];

/** Links use `paths`, so that an owner can move a page. */
export const noWrittenPaths = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      written:
        'Link with `paths` of @site/contracts: another team may own this path, and may move it. Its owner gives it a `name` in routes.ts; `npx manzil pull` makes that known.',
      whole:
        'Write `paths.name` in full: the release reads there which paths this part links to, and the build leaves out all others.',
    },
  },
  create(context) {
    const [root] = context.options;
    const place = placeOf(root, context.filename);
    if (!place || !linking.includes(place.kind) || isTest(place)) return {};
    const check = (value) => {
      const node = pathLiteral(value);
      if (node) context.report({ node, messageId: 'written' });
    };
    return {
      'JSXAttribute[name.name=/^(to|href)$/]': (node) => check(node.value),
      'Property[key.name=/^(to|href)$/]': (node) => check(node.value),
      'CallExpression[callee.name="navigate"]': (node) => check(node.arguments[0]),
      [wholePaths]: (node) => context.report({ node, messageId: 'whole' }),
    };
  },
};
