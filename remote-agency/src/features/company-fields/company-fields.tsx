import type { ReactNode } from 'react';
import { chakra, Grid, GridItem } from '@site/ui/core';
import { Field, TextArea, TextInput } from '@site/ui/forms';

/** Nothing is required (PROF-02). */
export function CompanyFields() {
  return (
    <>
      <Group name="Company">
        <Field label="Company Name">
          <TextInput autoComplete="organization" />
        </Field>
        <Field label="Company Email">
          <TextInput type="email" autoComplete="work email" />
        </Field>
      </Group>
      <Group name="Owner">
        <Field label="Company Owner's Name">
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Company Owner's ID">
          <TextInput autoComplete="off" spellCheck={false} />
        </Field>
      </Group>
      <Group name="Office">
        <Field label="Company Contact Number">
          <TextInput type="tel" autoComplete="work tel" />
        </Field>
        {/* With `tel`, a browser would fill in the first number twice. */}
        <Field label="Secondary Company Contact Number" optional>
          <TextInput type="tel" autoComplete="off" />
        </Field>
        <GridItem colSpan={{ sm: 2 }}>
          <Field label="Company Address">
            <TextArea autoComplete="street-address" rows={3} minH="6.5rem" />
          </Field>
        </GridItem>
        <Field label="Number of Employees">
          <TextInput inputMode="numeric" autoComplete="off" />
        </Field>
      </Group>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0" pt="6" borderTop="1px solid {colors.border.rule}">
      {/* Without `float`, the browser draws the legend over the rule. */}
      <chakra.legend textStyle="h4" float="left" w="full" mb="5">
        {name}
      </chakra.legend>
      <Grid clear="both" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="6" alignItems="end">
        {children}
      </Grid>
    </chakra.fieldset>
  );
}
