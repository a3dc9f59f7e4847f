export { DemonstrationNote, type DemonstrationNoteProps } from './demonstration-note';
export { QuietForm, type QuietFormProps } from './quiet-form';
