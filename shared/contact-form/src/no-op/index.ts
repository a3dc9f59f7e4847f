export { CodeBoxes, type CodeBoxesProps } from './code-boxes';
export { formatInPlace } from './format-in-place';
export { DemonstrationNote, NoOpForm, type NoOpFormProps } from './no-op-form';
export { PasswordInput, type PasswordInputProps } from './password-input';
