import { formatInPlace } from '@site/no-op-form';
import { TextInput } from '@site/ui/forms';

/** A phone number of digits alone (REGI-02): anything else that is typed or pasted is left out, without a word. */
export function NumericPhone() {
  return <TextInput type="tel" inputMode="numeric" autoComplete="tel" onInput={keepDigits} />;
}

const keepDigits = formatInPlace((typed) => typed.replace(/\D/g, ''));
