import { Text } from '@site/ui/core';

export function SampleNote() {
  return (
    <Text textStyle="small" color="fg.muted" mt="4">
      These homes and prices are samples.
    </Text>
  );
}
