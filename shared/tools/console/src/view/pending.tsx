import { Alert, HStack, Spinner, Text } from '@chakra-ui/react';
import type { Loaded } from './use-load';

export function Pending({ problem, what }: Pick<Loaded<unknown>, 'problem'> & { what: string }) {
  return problem ? <Problem text={problem} /> : <Waiting>{`Reading ${what} …`}</Waiting>;
}

export function Waiting({ children }: { children: string }) {
  return (
    <HStack role="status">
      <Spinner size="sm" />
      {children}
    </HStack>
  );
}

export function Problem({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => line.trim());
  return (
    <Alert.Root role="alert" status="error">
      <Alert.Indicator />
      <Alert.Content>
        {lines.filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
