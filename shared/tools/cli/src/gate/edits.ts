import { append, type Edit, prepend, replace, replaceWith, write } from './case';

/** Head of a route. */
export const words = "title: 'A page', description: 'A page of the agency team.'";

export const pageFile = (page: string) => `remote-${page.replace('/', '/src/pages/')}.tsx`;

export function addRoute(part: string, route: string): Edit {
  return replace(
    `remote-${part}/src/routes.ts`,
    'export const routes: readonly RouteDefinition[] = [',
    `export const routes: readonly RouteDefinition[] = [\n  ${route},`,
  );
}

/** As `npx manzil pull` writes it. */
export function addNamedPath(part: string, name: string): Edit[] {
  const folder = 'shared/packages/contracts/src/generated/paths';
  return [
    write(`${folder}/${part}/${name}.ts`, `export const ${name} = '/${name}';\n`),
    append(`${folder}/index.ts`, `export { ${name} } from './${part}/${name}';`),
  ];
}

/** Puts the hook of `@site/router` into a separate file; `body` starts at the function's name. */
export function ownHook(name: 'useLocation' | 'useIsHydrated', body: string): Edit[] {
  const index = 'shared/packages/router/src/index.ts';
  const found = {
    useLocation: ' useLocation,',
    useIsHydrated: "export { useIsHydrated } from '@site/hydration/react';",
  };
  const text =
    "import { useLocation as useAddress } from 'react-router-dom';\nimport { useIsHydrated as isHydrated } from '@site/hydration/react';\n\n";
  return [
    replace(index, found[name], ''),
    append(index, `export { ${name} } from './gate-${name}';`),
    write(`shared/packages/router/src/gate-${name}.ts`, `${text}export function ${name}${body}\n`),
  ];
}

export function draw(page: string, element: string): Edit {
  return replaceWith(
    pageFile(page),
    /\n {4}<\/(?:FlowPage|Container|AccountScreen)?>\n {2}\);/,
    (end) => `\n      ${element}${end}`,
  );
}

export function run(page: string, code: string): Edit {
  return replaceWith(pageFile(page), /export default function \w+\([^)]*\) \{\n/, (start) => `${start}  ${code}\n`);
}

export const atImport = (page: string, code: string): Edit => append(pageFile(page), code);

export const importInto = (page: string, line: string): Edit => prepend(pageFile(page), line);

export function inEffect(page: string, code: string): Edit[] {
  return [
    importInto(page, "import { useEffect as useGateEffect } from 'react';"),
    run(page, `useGateEffect(() => { ${code} }, []);`),
  ];
}

/** A new page of agency at `/<name>`; `more` precedes its component. */
export function newPage(name: string, body: string, more = ''): Edit[] {
  const text = `import { Container, Heading } from '@site/ui/core';\n${more}\nexport default function NewPage() {\n  return (\n    <Container>\n      <Heading level={1}>A page</Heading>\n      ${body}\n    </Container>\n  );\n}\n`;
  return [
    write(pageFile(`agency/${name}`), text),
    addRoute('agency', `{ path: '/${name}', page: '${name}', ${words} }`),
  ];
}
