import { formatInPlace } from '@site/contact-form/no-op';
import { TextInput } from '@site/ui/forms';

export function NumericPhone() {
  return <TextInput type="tel" inputMode="numeric" autoComplete="tel" onInput={keepDigits} />;
}

const keepDigits = formatInPlace((typed) => typed.replace(/\D/g, ''));
