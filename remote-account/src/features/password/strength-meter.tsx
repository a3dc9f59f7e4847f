import { chakra } from '@site/ui/core';
import { passwordStrength } from './password-strength';

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;

export function StrengthMeter({ password }: { password: string }) {
  const score = passwordStrength(password);
  return (
    <chakra.div aria-live="polite">
      {password && (
        <Bars aria-hidden>
          {[1, 2, 3, 4].map((step) => (
            <Bar key={step} on={step <= score} />
          ))}
        </Bars>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        {score > 0 && `Password strength: ${words[score]}`}
      </chakra.p>
    </chakra.div>
  );
}

const Bars = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '2', marginBottom: '1' },
});

const Bar = chakra('span', {
  base: { height: '4px', borderRadius: 'full', bg: 'bg.sandDeep', _highContrast: { bg: 'GrayText' } },
  variants: { on: { true: { bg: 'fg.default', _highContrast: { bg: 'Highlight' } } } },
});
