import path from 'node:path';

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const emptyWord = /(^|-)(utils?|helpers?|common|misc|managers?)(-|\.|$)/;
const successor = /^(?!.*previous).*-(new|next)(\.|$)/;
const emptyIdentifier = /(Utils?|Helpers?|Managers?|Misc|Common)$|^(utils?|helpers?|misc|common)$/;
const successorIdentifier = /^(?!.*Previous)[A-Z]\w*[a-z0-9](New|Next)$/;

/** Files and folders are kebab-case and say what they hold (house style). */
export const fileNames = {
  meta: {
    type: 'problem',
    schema: [{ type: 'string' }],
    messages: {
      case: '{{name}} is not kebab-case: write project-card.tsx, use-gallery.ts.',
      empty: '{{name}} says nothing about what it holds. Name the thing that a visitor, or a reader of the table of paths, would name.',
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
          const report = (messageId) => context.report({ node, loc: { line: 1, column: 0 }, messageId, data: { name } });
          if (!kebab.test(name)) report('case');
          else if (emptyWord.test(name)) report('empty');
          else if (successor.test(name)) report('successor');
        }
      },
    };
  },
};

const declaredNames = ({ declaration, specifiers }) => {
  if (!declaration) return specifiers.map(({ exported }) => exported);
  return declaration.declarations?.map(({ id }) => id) ?? [declaration.id];
};

/** The same words, for what a file exports. */
export const exportedNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty: '{{name}} says nothing about what it does. Name the thing, or the rule.',
      successor: '{{name}} lives beside what it replaces. Replace it, in one change.',
    },
  },
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        for (const id of declaredNames(node)) {
          const name = id?.name ?? '';
          if (emptyIdentifier.test(name)) context.report({ node: id, messageId: 'empty', data: { name } });
          else if (successorIdentifier.test(name)) context.report({ node: id, messageId: 'successor', data: { name } });
        }
      },
    };
  },
};
