export { Field } from './field';
export { SegmentedControl } from './segmented-control';
export { SelectInput } from './select-input';
export { SearchInput, TextArea, TextInput } from './text-input';
export type { TextInputProps } from './text-input';
