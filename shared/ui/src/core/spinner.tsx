import { chakra } from '@chakra-ui/react/styled-system';

export function Spinner({ label }: { label?: string }) {
  return <Ring role={label ? 'status' : undefined} aria-label={label} aria-hidden={label ? undefined : true} />;
}

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '5',
    flexShrink: 0,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 800ms linear infinite',
  },
});
