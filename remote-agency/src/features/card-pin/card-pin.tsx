import { chakra, Heading } from '@site/ui/core';
import { CodeBoxes } from '@site/ui/forms';

/** Four boxes, one digit each (spec §9). */
export function CardPin() {
  return (
    <Boxes>
      <Heading level={2} look="h3" mb="5">
        Enter your 4-digit card pin
      </Heading>
      <CodeBoxes label="4-digit card pin" length={4} oneTime={false} hideLabel />
    </Boxes>
  );
}

/**
 * Dots by style: fields of the type `password` would make browsers offer to keep the pin. The types
 * of styles know no text security, and accept it beside a property that they know.
 */
const dots = { WebkitTextSecurity: 'disc', color: 'fg.default' };

const Boxes = chakra('div', { base: { '& input': dots } });
