import { append, type Edit, prepend, replace, replaceWith, write } from './case';

/** A page's file: `agency/pricing`. */
export const pageFile = (page: string) => `remote-${page.replace('/', '/src/pages/')}.tsx`;

/** One more route of a remote, in TypeScript. */
export function addRoute(part: string, route: string): Edit {
  return replace(
    `remote-${part}/src/routes.ts`,
    'export const routes: readonly RouteDefinition[] = [',
    `export const routes: readonly RouteDefinition[] = [\n  ${route},`,
  );
}

/** A path that links may call `paths.<name>`, as `npx manzil contracts` writes it for a route of that part. */
export function addNamedPath(part: string, name: string): Edit[] {
  const folder = 'shared/packages/contracts/src/generated/paths';
  return [
    write(`${folder}/${part}/${name}.ts`, `export const ${name} = '/${name}';\n`),
    append(`${folder}/index.ts`, `export { ${name} } from './${part}/${name}';`),
  ];
}

/** The hook of `@site/router` in a file of its own; `body` is its text from the name of the function on. */
export function ownHook(name: 'useLocation' | 'useIsHydrated', body: string): Edit[] {
  const index = 'shared/packages/router/src/index.ts';
  const without =
    name === 'useLocation'
      ? replace(index, ' useLocation,', '')
      : replace(index, "export { useIsHydrated } from '@site/hydration/react';", '');
  const text =
    "import { useLocation as useAddress } from 'react-router-dom';\nimport { useIsHydrated as isHydrated } from '@site/hydration/react';\n\n";
  return [
    without,
    append(index, `export { ${name} } from './gate-${name}';`),
    write(`shared/packages/router/src/gate-${name}.ts`, `${text}export function ${name}${body}\n`),
  ];
}

/** One more element at the end of a page. */
export function draw(page: string, element: string): Edit {
  return replaceWith(
    pageFile(page),
    /\n {4}<\/(?:FlowPage|Container|AccountScreen)?>\n {2}\);/,
    (end) => `\n      ${element}${end}`,
  );
}

/** Statements that run when a page's component does. */
export function run(page: string, code: string): Edit {
  return replaceWith(pageFile(page), /export default function \w+\([^)]*\) \{\n/, (start) => `${start}  ${code}\n`);
}

/** Statements that run when a page's module is evaluated. */
export const atImport = (page: string, code: string): Edit => append(pageFile(page), code);

export const importInto = (page: string, line: string): Edit => prepend(pageFile(page), line);

/** Code that runs in the browser alone, once the page is hydrated. */
export function inEffect(page: string, code: string): Edit[] {
  return [
    importInto(page, "import { useEffect as useGateEffect } from 'react';"),
    run(page, `useGateEffect(() => { ${code} }, []);`),
  ];
}

/** A new page of the agency team at `/<name>`; `more` stands above its component. */
export function newPage(name: string, component: string, body: string, more = ''): Edit[] {
  const text = `import { Container, Heading } from '@site/ui/core';\n${more}\nexport default function ${component}() {\n  return (\n    <Container>\n      <Heading level={1}>A page</Heading>\n      ${body}\n    </Container>\n  );\n}\n`;
  return [
    write(pageFile(`agency/${name}`), text),
    addRoute(
      'agency',
      `{ path: '/${name}', page: '${name}', title: 'A page', description: 'A page of the agency team.' }`,
    ),
  ];
}
