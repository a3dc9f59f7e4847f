import type { FormEvent, ReactNode } from 'react';
import { paths } from '@site/contracts';
import { useNavigate } from '@site/runtime/router';
import { Box, Button, Grid, Heading } from '@site/ui/core';
import { Field, SearchInput, SegmentedControl, SelectInput } from '@site/ui/forms';
import { propertyTypes } from '../../content/property-types';

export interface SearchPanelProps {
  title?: string;
  field: ReactNode;
  /** For homes abroad: the coming-soon page then leads to them. */
  isAbroad?: boolean;
  children?: ReactNode;
}

/** In the address of the page that follows. */
export const searchName = 'q';

export function SearchField({ placeholder }: { placeholder: string }) {
  return (
    <Field label="Search">
      <SearchInput name={searchName} placeholder={placeholder} />
    </Field>
  );
}

const modes = [
  { value: 'buy', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
];

export function SearchPanel({ title, field, isAbroad, children }: SearchPanelProps) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void navigate(comingSoonAddress(new FormData(event.currentTarget)));
  }

  return (
    <Box
      bg="bg.surface"
      rounded="panel"
      shadow="panel"
      px={{ base: '5', md: '8' }}
      pt={{ base: '22px', md: '28px' }}
      pb={{ base: '5', md: '8' }}
      _print={{ display: 'none' }}
      css={{ '@media (max-height: 30em)': { paddingBlock: '3', '& h2': { marginBottom: '2' } } }}
    >
      {title && (
        <Heading textStyle="panelTitle" mb={{ base: '14px', md: '18px' }}>
          {title}
        </Heading>
      )}
      <form
        role="search"
        aria-label={title ?? 'Find a property'}
        method="get"
        action={paths.comingSoon}
        onSubmit={search}
      >
        <Fields field={field} />
        {isAbroad && <input type="hidden" name="abroad" value="yes" />}
      </form>
      {children}
    </Box>
  );
}

function comingSoonAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim());
  }
  return `${paths.comingSoon}?${query}`;
}

function Fields({ field }: { field: ReactNode }) {
  return (
    <Grid
      gap={{ base: '14px', md: '4' }}
      alignItems="end"
      templateColumns={{ base: '1fr', md: 'auto minmax(0,1fr) auto', xl: 'auto 240px minmax(0,1fr) auto' }}
      css={{
        // One row on a phone held sideways.
        '@media (max-height: 30em) and (min-width: 40em)': {
          gridTemplateColumns: 'auto 9rem minmax(0, 1fr) auto',
          '&& > *': { gridColumn: 'auto' },
        },
      }}
    >
      <SegmentedControl label="Buy or rent" name="mode" options={modes} defaultValue="buy" />
      <Box gridColumn={{ md: '2 / -1', xl: 'auto' }}>
        <Field label="Property type">
          <SelectInput name="type" options={propertyTypes} />
        </Field>
      </Box>
      <Box gridColumn={{ md: '1 / 3', xl: 'auto' }}>{field}</Box>
      <Button type="submit">Search</Button>
    </Grid>
  );
}
