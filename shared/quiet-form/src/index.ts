export { DemonstrationNote, type DemonstrationNoteProps } from './demonstration-note';
export { formatInPlace } from './format-in-place';
export { QuietForm, type QuietFormProps } from './quiet-form';
