import { useState } from 'react';
import type { Hydration } from '@site/contracts';
import { Field } from '@site/ui/forms';
import { emptySearch } from '../features/search/search';
import { acceptSuggestion, suggest } from '../features/search/suggest';
import { SuggestInput } from '../features/search/suggest-input';

export const hydrate: Hydration = 'interaction';

export interface SearchFieldProps {
  /** In the form that contains the field. */
  name: string;
  placeholder: string;
}

/** A text field that suggests projects, areas, cities and kinds while somebody types. */
export default function SearchFieldFragment({ name, placeholder }: SearchFieldProps) {
  const [text, setText] = useState('');
  return (
    <Field label="Search">
      <SuggestInput
        name={name}
        placeholder={placeholder}
        value={text}
        suggestions={suggest({ ...emptySearch, text })}
        onChoose={(suggestion) => setText(acceptSuggestion(text, suggestion))}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Field>
  );
}
