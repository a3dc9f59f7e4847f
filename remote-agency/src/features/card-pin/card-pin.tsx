import { CodeBoxes } from '@site/contact-form/no-op';
import { Box, Heading } from '@site/ui/core';

export function CardPin() {
  return (
    <Box>
      <Heading textStyle="h3" mb="5">
        Enter your 4-digit card pin
      </Heading>
      <CodeBoxes label="4-digit card pin" length={4} mask oneTime={false} hideLabel />
    </Box>
  );
}
