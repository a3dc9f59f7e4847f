import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { importsOf, nodesIn, sharedNames } from './part-program';

/** Imported packages that package.json does not name, and files of other folders. */
export function findUndeclared(dir: string, files: readonly ts.SourceFile[]): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const found = files
    .filter(({ fileName }) => fileName.startsWith(`${dir}/`))
    .flatMap((file) => {
      const imports = importsOf(file).map(({ text }) => text);
      const packages = packagesOf(imports).filter((each) => !(each in dependencies));
      // A copy of a shared module has a copy of its state.
      const beyond = imports.filter(
        (text) => text.startsWith('.') && !resolve(dirname(file.fileName), text).startsWith(`${dir}/`),
      );
      const place = relative(dir, file.fileName);
      return [...packages, ...beyond].map(
        (each) => `imports ${each} in ${place}, which its package.json does not name.`,
      );
    });
  return [...new Set(found)];
}

/** Packages that the shell shares under a name of ours. Compiled into a remote, a copy has no state of the page. */
const sharedAs: Readonly<Record<string, string>> = {
  'react-router': '@site/runtime/router',
  'react-router-dom': '@site/runtime/router',
  '@chakra-ui/react': '@site/ui/core',
  '@emotion/react': '@site/ui/core',
};

/** Imports by a remote of what the shell shares under another name. */
export function findCopies(dir: string, files: readonly ts.SourceFile[]): string[] {
  const own = files.filter(({ fileName }) => fileName.startsWith(`${dir}/`));
  return own.flatMap((file) =>
    packagesOf(importsOf(file).map(({ text }) => text))
      .filter((name) => name in sharedAs)
      .map(
        (name) =>
          `imports ${name} in ${relative(dir, file.fileName)}, a second copy without the page's state. Import ${sharedAs[name]} instead.`,
      ),
  );
}

/** `@other/styles` for `@other/styles/reset.css`. The shell provides shared modules. */
function packagesOf(imports: readonly string[]): string[] {
  return imports
    .filter((text) => /^[@\w]/.test(text) && !/^@site\//.test(text) && !sharedNames.has(text) && !isBuiltin(text))
    .map((text) => text.split('/', text.startsWith('@') ? 2 : 1).join('/'));
}

/** What files do that browsers refuse here, or that others could abuse: the first of each, with what to do instead. */
export function findUnsafe(dir: string, files: readonly ts.SourceFile[]): string[] {
  return files.flatMap((file) => {
    const [use] = nodesIn(file).flatMap((node) => htmlIn(node, file) ?? callIn(node, file) ?? []);
    return use ? [`${use.what} in ${relative(dir, file.fileName)}: ${adviceOn[use.kind]}`] : [];
  });
}

interface UnsafeUse {
  what: string;
  kind: keyof typeof adviceOn;
}

const adviceOn = {
  html: 'the content security policy refuses that for every visitor who comes by a link. Draw elements instead.',
  code: 'the content security policy refuses text as code.',
  worker: 'it would answer for the pages of all parts, and the content security policy refuses it.',
  message: 'whoever frames or opened the page could read it. Name an origin.',
};

function callIn(node: ts.Node, file: ts.SourceFile): UnsafeUse | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const name = node.expression.getText(file).replace(/^(?:window|globalThis|self)\./, '');
  const [first, second] = node.arguments ?? [];
  const isTimer = /^set(?:Timeout|Interval)$/.test(name) && first && ts.isStringLiteralLike(first);
  if (name === 'eval' || name === 'Function' || isTimer) return { what: `uses ${name}`, kind: 'code' };
  if (/serviceWorker\??\.register$/.test(name)) return { what: 'uses serviceWorker.register', kind: 'worker' };
  if (/(?:^|\.)postMessage$/.test(name) && second && ts.isStringLiteral(second) && second.text === '*')
    return { what: "uses postMessage to '*'", kind: 'message' };
  return undefined;
}

function htmlIn(node: ts.Node, file: ts.SourceFile): UnsafeUse | undefined {
  const name = htmlNameIn(node, file);
  return name ? { what: `writes text as HTML (${name})`, kind: 'html' } : undefined;
}

const properties = ['innerHTML', 'outerHTML', 'srcdoc'];
const methods = ['insertAdjacentHTML', 'setHTMLUnsafe', 'document.write', 'document.writeln'];

function htmlNameIn(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return /^['"]?(dangerouslySetInnerHTML)['"]?$/.exec(node.name.getText(file))?.[1];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const written = ts.isPropertyAccessExpression(node.left) ? node.left.name.text : '';
    return properties.find((name) => name === written);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const called = node.expression.getText(file);
  return methods.find((name) => called === name || called.endsWith(`.${name}`));
}
