import ts from 'typescript';
import { nodesIn } from './part-program';

const properties = ['innerHTML', 'outerHTML', 'srcdoc'];
const methods = ['insertAdjacentHTML', 'setHTMLUnsafe', 'document.write', 'document.writeln'];

/** What a file does that browsers refuse here, or that others could abuse. The first one, with what to do instead. */
export function findUnsafeUse(file: ts.SourceFile): { use: string; advice: string } | undefined {
  const nodes = nodesIn(file);
  const html = nodes.map((node) => htmlIn(node, file)).find((name) => name !== undefined);
  if (html) return { use: `writes text as HTML (${html})`, advice: adviceOn.html };
  const [name, advice] = nodes.map((node) => callIn(node, file)).find((found) => found !== undefined) ?? [];
  return name && advice ? { use: `uses ${name}`, advice: adviceOn[advice] } : undefined;
}

const adviceOn = {
  html: 'the content security policy refuses that for every visitor who comes by a link. Draw elements instead.',
  code: 'the content security policy refuses text as code.',
  worker: 'it would answer for the pages of all parts, and the content security policy refuses it.',
  message: 'whoever frames or opened the page could read it. Name an origin.',
};

function callIn(node: ts.Node, file: ts.SourceFile): [string, keyof typeof adviceOn] | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const name = node.expression.getText(file).replace(/^(?:window|globalThis|self)\./, '');
  const [first, second] = node.arguments ?? [];
  if (name === 'eval' || name === 'Function') return [name, 'code'];
  if (/^set(?:Timeout|Interval)$/.test(name) && first && ts.isStringLiteralLike(first)) return [name, 'code'];
  if (/serviceWorker\??\.register$/.test(name)) return ['serviceWorker.register', 'worker'];
  if (/(?:^|\.)postMessage$/.test(name) && second && ts.isStringLiteral(second) && second.text === '*')
    return ["postMessage to '*'", 'message'];
  return undefined;
}

function htmlIn(node: ts.Node, file: ts.SourceFile): string | undefined {
  const isDangerous = (name: ts.Node) => /^['"]?dangerouslySetInnerHTML['"]?$/.test(name.getText(file));
  if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && isDangerous(node.name))
    return 'dangerouslySetInnerHTML';
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return ts.isPropertyAccessExpression(node.left)
      ? properties.find((name) => ts.isPropertyAccessExpression(node.left) && node.left.name.text === name)
      : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const called = node.expression.getText(file);
  return methods.find((name) => called === name || called.endsWith(`.${name}`));
}
