/** Calls `visit(node, specifier)` for every import form. */
export function visitImports(visit) {
  const literal = (node) => {
    if (typeof node?.value === 'string') visit(node, node.value);
  };
  return {
    ImportDeclaration: (node) => literal(node.source),
    ExportNamedDeclaration: (node) => literal(node.source),
    ExportAllDeclaration: (node) => literal(node.source),
    ImportExpression: (node) => literal(node.source),
    TSImportType: (node) => literal(node.source ?? node.argument?.literal),
    'CallExpression[callee.name="require"]': (node) => literal(node.arguments[0]),
    'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|requireActual)$/]': (node) =>
      literal(node.arguments[0]),
  };
}
