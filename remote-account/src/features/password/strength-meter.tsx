import { Box, chakra, Grid, Text } from '@site/ui/core';
import { passwordStrength } from './password-strength';

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export function StrengthMeter({ password }: { password: string }) {
  const score = passwordStrength(password);
  return (
    <Box aria-live="polite">
      {password && (
        <Grid gridTemplateColumns="repeat(4, 1fr)" gap="2" marginBottom="1" aria-hidden>
          {[1, 2, 3, 4].map((step) => (
            <Bar key={step} on={step <= score} />
          ))}
        </Grid>
      )}
      <Text textStyle="small" color="fg.muted">
        {score > 0 && `Password strength: ${words[score]}`}
      </Text>
    </Box>
  );
}

const Bar = chakra('span', {
  base: { height: '4px', borderRadius: 'full', bg: 'bg.sandDeep', _highContrast: { bg: 'GrayText' } },
  variants: { on: { true: { bg: 'fg.default', _highContrast: { bg: 'Highlight' } } } },
});
