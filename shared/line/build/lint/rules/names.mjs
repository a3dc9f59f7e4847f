import path from 'node:path';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const emptyWord = /(^|-)(utils?|helpers?|common|misc|managers?)(-|\.|$)/;
const successor = /^(?!.*previous).*-(new|next)(\.|$)/;

export const fileNames = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      case: '{{name}} is not kebab-case: write project-card.tsx, use-gallery.ts.',
      empty:
        '{{name}} says nothing about what it holds. Name the thing that a visitor, or a reader of the table of paths, would name.',
      successor: '{{name}} lives beside what it replaces. Replace it, in one change.',
    },
  },
  create(context) {
    const [root] = context.options;
    const relative = path.relative(root, context.filename);
    if (relative.startsWith('..') || relative.includes('node_modules')) return {};
    return {
      Program(node) {
        for (const name of relative.split(path.sep)) {
          const report = (messageId) =>
            context.report({ node, loc: { line: 1, column: 0 }, messageId, data: { name } });
          if (!kebab.test(name)) report('case');
          else if (emptyWord.test(name)) report('empty');
          else if (successor.test(name)) report('successor');
        }
      },
    };
  },
};
