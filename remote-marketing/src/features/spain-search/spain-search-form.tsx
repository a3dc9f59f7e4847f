import { useState, type FormEvent } from 'react';
import { paths } from '@site/contracts';
import { Button, chakra } from '@site/ui/core';
import { Field, SelectInput } from '@site/ui/forms';
import { defaultCountry } from '../../content/countries';
import { choices as questions, type Choices } from '../../content/spain-search';

export interface SpainSearchFormProps {
  choices: Choices;
  onSearch: (form: FormData) => void;
}

export function SpainSearchForm({ choices, onSearch }: SpainSearchFormProps) {
  const [changed, setChanged] = useState<Partial<Choices>>({});
  const answers: Choices = { ...choices, ...changed };
  const notes = notesOn(answers);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(new FormData(event.currentTarget));
    setChanged({});
  }

  return (
    <Form
      role="search"
      aria-label="Search for property in Spain"
      method="get"
      action={`${paths.spain}#for-sale`}
      onSubmit={search}
    >
      {questions.map(({ name, label, options }) => (
        <Cell key={name} wide={name === 'country' || name === 'sort'}>
          <Field label={label} help={notes[name]}>
            <SelectInput
              name={name}
              options={options}
              value={answers[name]}
              onChange={(event) => setChanged({ ...changed, [name]: event.currentTarget.value })}
            />
          </Field>
        </Cell>
      ))}
      <Cell wide>
        <Button type="submit" size="lg" fullWidth>
          Search
        </Button>
      </Cell>
    </Form>
  );
}

function notesOn({ country, currency, bedsMin, bedsMax }: Choices): Partial<Choices> {
  return {
    country:
      country === defaultCountry
        ? undefined
        : `We have no homes in ${country} yet. The sample homes below are in Spain.`,
    bedsMax: Number(bedsMin) > Number(bedsMax) ? 'Less than Min bedrooms, so no home matches.' : undefined,
    currency: currency === 'EUR' ? 'Sample prices stay in US dollars.' : undefined,
  };
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    // Two, or one where two would cut an amount.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
    columnGap: '4',
    rowGap: '5',
    alignItems: 'start',
    padding: { base: '5', md: '8' },
    paddingTop: { base: '6', md: '8' },
    bg: 'bg.surface',
    rounded: 'panel',
    shadow: 'form',
  },
});

const Cell = chakra('div', { base: { minWidth: 0 }, variants: { wide: { true: { gridColumn: '1 / -1' } } } });
