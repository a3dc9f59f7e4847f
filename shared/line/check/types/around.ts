import ts from 'typescript';

/** The element or function call that receives the code, also as a callback's result. */
export function userOf(node: ts.Node): ts.Node | undefined {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) return parent;
    if (ts.isJsxElement(parent)) return parent.openingElement;
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression;
    if (ts.isReturnStatement(parent)) at = ts.findAncestor(parent, isFunctionOrFile) ?? parent;
    else if (ts.isStatement(parent) || (ts.isFunctionLike(parent) && !isResult(at, parent))) return undefined;
  }
  return undefined;
}

function isFunctionOrFile(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.isSourceFile(node);
}

function isResult(node: ts.Node, parent: ts.SignatureDeclaration): boolean {
  return ts.isArrowFunction(parent) && parent.body === node;
}

/** Nearest first. */
export function scopesOf(node: ts.Node): ts.Node[] {
  const scopes = [node];
  for (let at = node; at; at = at.parent) {
    if (ts.isPropertyAccessExpression(at)) scopes.push(at.expression);
    else if (ts.isJsxAttribute(at) || ts.isVariableDeclaration(at)) return withPieces(scopes, at);
    else if (ts.isSatisfiesExpression(at) || ts.isAsExpression(at)) scopes.push(at.type);
    else if (ts.isArrowFunction(at) || ts.isReturnStatement(at)) return [...scopes, ...resultAround(at)];
    else if (ts.isJsxExpression(at) || ts.isStatement(at)) return scopes;
  }
  return scopes;
}

function withPieces(scopes: readonly ts.Node[], at: ts.JsxAttribute | ts.VariableDeclaration): ts.Node[] {
  const pieces = ts.isVariableDeclaration(at) ? [at.type, at.initializer] : [at.initializer];
  return [...scopes, ...pieces.filter((each) => each !== undefined)];
}

function resultAround(node: ts.Node): ts.Node[] {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  return around?.type ? [around.type] : [];
}
