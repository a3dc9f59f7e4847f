export { DemonstrationNote } from './demonstration-note';
export { formatInPlace } from './format-in-place';
export { NoOpForm, type NoOpFormProps } from './no-op-form';
