import { isTest, placeOf } from '../place.mjs';
import { packageOf, visitImports } from '../visit-imports.mjs';

/** Libraries that only one package may import, so that they are shared and replaceable. */
const homes = [
  {
    library: /^@(chakra-ui|ark-ui|zag-js)\//,
    kinds: ['ui'],
    advice: 'Use what @site/ui offers, or add the piece there.',
  },
  {
    library: /^@supabase\//,
    kinds: ['contact-form'],
    advice: 'Contact requests are sent by @site/contact-form.',
    tests: ['contact-store'],
  },
  {
    library: /^react-router(-dom)?$/,
    kinds: ['runtime', 'shell', 'line'],
    advice: 'Use @site/runtime/router; only the shell creates routers.',
    tests: ['ui', 'contact-form', 'remote'],
  },
  {
    library: /^@module-federation\//,
    kinds: ['runtime', 'line', 'shell'],
    advice: 'Use @site/runtime to show a page or fragment of another part.',
  },
  {
    library: /^pg$/,
    kinds: ['contact-store'],
    advice: 'Only @site/contact-store stores contact requests.',
  },
  {
    library: /^(pino|send)$/,
    kinds: ['line'],
    advice: 'The site is served by shared/line/publish.',
  },
  {
    library: /^@electric-sql\//,
    kinds: ['contact-store'],
    advice: 'Only @site/contact-store opens the database.',
  },
];

export const libraryHomes = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: { away: '{{library}} is only imported by {{kinds}}. {{advice}}' },
  },
  create(context) {
    const [root] = context.options;
    const from = placeOf(root, context.filename);
    if (!from) return {};
    return visitImports((node, specifier) => {
      const library = packageOf(specifier);
      const home = homes.find((candidate) => candidate.library.test(library));
      if (!home || home.kinds.includes(from.kind)) return;
      if (home.tests?.includes(from.kind) && isTest(from)) return;
      context.report({ node, messageId: 'away', data: { library, kinds: home.kinds.join(', '), advice: home.advice } });
    });
  },
};
