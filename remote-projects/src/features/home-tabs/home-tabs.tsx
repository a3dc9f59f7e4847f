import type { ReactNode } from 'react';
import { Box, Grid, VisuallyHidden } from '@site/ui/core';
import { useSearchParams } from '@site/runtime/router';
import { Tabs } from './tabs';

const homeTabs = [
  { id: 'details', label: 'Details' },
  { id: 'key-insights', label: 'Key Insights' },
  { id: 'description', label: 'Description' },
  { id: 'location', label: 'Location' },
  { id: 'history', label: 'History' },
  { id: 'ask-question', label: 'Ask Question' },
] as const;

export type HomeTab = (typeof homeTabs)[number]['id'];

const defaultTab: HomeTab = 'details';

export interface HomeTabsProps {
  tab: HomeTab;
  panels: Record<HomeTab, ReactNode>;
  aside: ReactNode;
}

/** Stores the open tab in the address without a history entry. */
export function HomeTabs({ tab, panels, aside }: HomeTabsProps) {
  const [, setParams] = useSearchParams();
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 384px' }}
      columnGap="24"
      rowGap="12"
      alignItems="start"
      marginTop={{ base: '12', md: '18' }}
      css={{
        '& > [role=tablist]': { gridColumn: '1 / -1', minWidth: 0 },
        '& > [role=tabpanel]': { gridColumn: 1, minWidth: 0 },
      }}
    >
      <Tabs
        label="About this property"
        items={homeTabs.map(({ id, label }) => ({ id, label, content: titled(label, panels[id]) }))}
        value={tab}
        onChange={(id) => setParams((query) => writeTab(query, id), { replace: true, preventScrollReset: true })}
      />
      <Box as="aside" gridColumn={{ lg: 2 }} gridRow={{ lg: 2 }}>
        {aside}
      </Box>
    </Grid>
  );
}

/** Gives each panel a heading in the outline; visually the tab shows it. */
function titled(label: string, panel: ReactNode) {
  return (
    <>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      {panel}
    </>
  );
}

/** Unknown tabs become Details. */
export function readTab(query: string): HomeTab {
  const name = new URLSearchParams(query).get('tab');
  return homeTabs.find(({ id }) => id === name)?.id ?? defaultTab;
}

/** Details has no query entry; other entries are kept. */
function writeTab(query: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === defaultTab) next.delete('tab');
  else next.set('tab', tab);
  return next;
}
