import type { RemoteName } from './remote-name';

/** A new remote by path: one path, one page, and the tests of both. */
export function sourceFiles(remote: RemoteName): Record<string, string> {
  return {
    'src/routes.ts': routes(remote),
    'src/routes.test.ts': routesTest(),
    [`src/pages/${remote.name}.tsx`]: page(remote),
    [`src/pages/${remote.name}.test.tsx`]: pageTest(remote),
  };
}

function routes({ name, title, pathName }: RemoteName): string {
  return `import type { RouteDefinition } from '@site/contracts';

/** Every path of the ${name} team. */
export const routes: readonly RouteDefinition[] = [
  {
    path: '/${name}',
    name: '${pathName}',
    page: '${name}',
    title: '${title}',
    description: '${title}: this page has just been opened, and says where to look around until it is ready.',
    // Nothing is there to be found yet. Remove this line with the first content.
    noindex: true,
  },
];
`;
}

function page({ title, identifier }: RemoteName): string {
  return `import { paths } from '@site/contracts';
import { Breadcrumb, ButtonLink, Container, Heading, Text } from '@site/ui/core';

export default function ${identifier}Page() {
  return (
    <Container pt="10" pb="section">
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: '${title}' }]} />
      <Heading level={1} tabIndex={-1} mt="8">
        ${title}
      </Heading>
      <Text textStyle="lead" color="fg.muted" mt="5" mb="10" maxW="52ch">
        This page has just been opened. Until it is ready, our projects in Lahore and Islamabad are a good place to look
        around.
      </Text>
      <ButtonLink to={paths.projects}>See our projects</ButtonLink>
    </Container>
  );
}
`;
}

function pageTest({ name, title, identifier }: RemoteName): string {
  return `import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import ${identifier}Page from './${name}';

const renderStart = () => renderPage(<${identifier}Page />, { path: '/${name}' });

test('a visitor reads where they are, and that the page has just been opened', () => {
  renderStart();
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('${title}', { selector: '[aria-current=page]' })).toBeVisible();
  expect(screen.getByText(/has just been opened/)).toBeVisible();
});

test.each([
  ['Home', '/'],
  ['See our projects', '/projects'],
])('a visitor who follows "%s" comes to %s', async (name, path) => {
  const { user, router } = renderStart();
  await user.click(screen.getByRole('link', { name }));
  expect(router.state.location.pathname).toBe(path);
});
`;
}

function routesTest(): string {
  return `/** @jest-environment node */
import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

describeRoutes(routes, __dirname);
`;
}

/** For a team's repository; a remote in this one has its tests in `e2e/`. */
export function endToEndTest({ name, title }: RemoteName): string {
  return `import { expect, test } from '@playwright/test';

test('a visitor comes to the page by its address, inside the live site', async ({ page }) => {
  await page.goto('/${name}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
`;
}
