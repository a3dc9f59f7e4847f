import { Grid, GridItem } from '@site/ui/core';
import { Field, TextArea, TextInput } from '@site/ui/forms';

/** The eight fields of the company profile, in the order of spec §2. Nothing is required. */
export function CompanyFields() {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="6" alignItems="end">
      <Field label="Company Name">
        <TextInput autoComplete="organization" />
      </Field>
      <Field label="Company Email">
        <TextInput type="email" autoComplete="work email" />
      </Field>
      <Field label="Company Owner's Name">
        <TextInput autoComplete="name" />
      </Field>
      <Field label="Company Owner's ID">
        <TextInput autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Company Contact Number">
        <TextInput type="tel" autoComplete="work tel" />
      </Field>
      {/* Not `tel` again: a browser would fill in the first number twice. */}
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
    </Grid>
  );
}
