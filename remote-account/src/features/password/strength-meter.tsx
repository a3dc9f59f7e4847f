import { Box, chakra, Grid, Text } from '@site/ui/core';

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

/** The number of characters that each kind adds to the alphabet of a guesser. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** 0 empty, 1 weak … 4 strong, from bits of entropy. A repeated character counts at most twice. */
function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!password) return 0;
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const length = Math.min(password.length, new Set(password).size * 2);
  const bits = length * Math.log2(pool);
  if (bits < 36) return 1;
  if (bits < 60) return 2;
  return bits < 90 ? 3 : 4;
}
