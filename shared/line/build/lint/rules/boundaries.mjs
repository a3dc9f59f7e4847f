import { isFragmentTypes, isImagePlan, isTest, placeOf, placeOfImport } from '../place.mjs';
import { visitImports } from '../visit-imports.mjs';

const runtime = ['', '/hydrate', '/load', '/names', '/report', '/router', '/starter'].map((entry) => `runtime${entry}`);

/** Allowed imports between packages, by kind; of `runtime` by entry point. Nobody imports `remote` and `shell`. */
const mayImport = {
  shell: ['contracts', 'ui', ...runtime],
  remote: ['contracts', 'ui', 'runtime', 'runtime/router', 'contact-form'],
  'contact-form': ['contracts', 'ui', 'runtime/router'],
  ui: ['runtime/hydrate', 'runtime/names', 'runtime/router'],
  runtime: ['contracts'],
  contracts: [],
  'contact-store': ['contracts'],
  line: ['contracts', 'runtime/names', 'contact-store'],
  'line/page-tests': ['contracts', 'ui', 'runtime', 'runtime/hydrate'],
  e2e: ['contracts', 'runtime/names'],
};

/** Kinds whose tests may use `@manzil/line/page-tests`. */
const testedInABrowserPage = ['shell', 'remote', 'contact-form'];

const adviceByTarget = {
  remote: 'Show its fragment through @site/runtime, or link to it with `paths` of @site/contracts.',
  shell: 'What a page needs of the shell comes through @site/runtime, @site/runtime/router and @site/ui.',
  runtime:
    'Take it from @site/runtime, @site/runtime/router or @site/ui/core, or as a property: compiled in, its state would be there twice.',
  'contact-form': 'Only a remote shows a form; import it in a page or feature there.',
  ui: 'This package knows nothing of how the site looks: give data, and let the shell or a remote draw it.',
  line: 'The line builds and releases. Move what is needed at run time into @site/contracts.',
  'line/page-tests': 'Only the tests of shell, remotes and contact form draw whole pages.',
  e2e: 'Nothing imports the end-to-end tests: they see the site as a visitor does.',
};

const adviceBySource = {
  e2e: 'End-to-end tests know paths and what a person sees; read paths from @site/contracts.',
  contracts: 'Contracts know nothing: move the type here, or the code out of here.',
  ui: 'The design system knows nothing of the product: take it as a property.',
};

const adviceOf = (from, target) =>
  adviceBySource[from.kind] ??
  adviceByTarget[kindOf(target)] ??
  `Say in shared/line/build/lint/rules/boundaries.mjs who may import it, or pass it in.`;

const kindOf = ({ kind, inside }) => (kind === 'line' && inside.startsWith('page-tests') ? 'line/page-tests' : kind);

function isAllowed(from, target, specifier) {
  if (target.inside === 'build/images' && isImagePlan(from)) return true;
  if (target.inside === 'build/webpack' && from.inside === 'webpack.config.ts') return true;
  if (kindOf(target) === 'line/page-tests' && isTest(from)) return testedInABrowserPage.includes(from.kind);
  const name = target.kind === 'runtime' ? specifier.replace('@site/', '') : target.kind;
  return (mayImport[kindOf(from)] ?? ['contracts']).includes(name);
}

/** Type imports are removed by the compiler. */
function isTypeOfFragment(from, target, node) {
  return isFragmentTypes(from) && target.kind === 'remote' && /^TS(ImportType|LiteralType)$/.test(node.parent.type);
}

export const boundaries = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      forbidden: '{{from}} may not import {{target}}. {{advice}}',
      entryPoint:
        '{{target}} is imported through its entry point: import from {{name}} instead of reaching into its folder.',
    },
  },
  create(context) {
    const [root] = context.options;
    const from = placeOf(root, context.filename);
    if (!from) return {};
    return visitImports((node, specifier) => {
      const target = placeOfImport(root, context.filename, specifier);
      if (!target || target.part === from.part || isTypeOfFragment(from, target, node)) return;
      const data = {
        from: from.part,
        target: target.part,
        name: target.kind === 'line' ? '@manzil/line' : `@site/${target.kind === 'remote' ? target.part : target.kind}`,
        advice: adviceOf(from, target),
      };
      if (!isAllowed(from, target, specifier)) context.report({ node, messageId: 'forbidden', data });
      else if (specifier.startsWith('.')) context.report({ node, messageId: 'entryPoint', data });
    });
  },
};
