import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

export function GroupLabel({ id, hidden, children }: { id: string; hidden: boolean; children: string }) {
  if (hidden) return <VisuallyHidden id={id}>{children}</VisuallyHidden>;
  return (
    <chakra.span id={id} textStyle="label" display="block" marginBottom="2">
      {children}
    </chakra.span>
  );
}
