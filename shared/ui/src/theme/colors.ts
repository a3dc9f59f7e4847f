import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

export const pigments = {
  white: '#FFFFFF',
  paper: '#FCFAF7',
  sand: '#F5F0E8',
  sandDeep: '#ECE4D7',
  butter: '#FFF4DC',
  ink: '#1A1611',
  ink700: '#3D362C',
  ink600: '#5A5145',
  ink500: '#6F6557',
  yellow: '#FDB022',
  yellow600: '#F5A30A',
  yellow700: '#E59400',
  amber: '#D97706',
  umber: '#9A5B00',
  stone: '#8C8273',
  hairline: '#E5DED2',
  rule: '#CFC5B5',
  night: '#16120D',
  nightRaised: '#241E17',
  nightLine: '#3A3228',
  nightControl: '#7D7262',
  nightMuted: '#B8AD9C',
  red: '#B42318',
  redDeep: '#912018',
  green: '#067647',
  greenDeep: '#05603A',
} as const;

type Pigment = keyof typeof pigments;
type Role = Pigment | readonly [light: Pigment, dark: Pigment];

/** Of two pigments, the second is in the dark (`className="dark"`). `colors.test.ts` proves their contrast. */
export const roles = {
  bg: {
    canvas: 'paper',
    surface: 'white',
    sand: 'sand',
    sandDeep: 'sandDeep',
    tint: 'butter',
    night: 'night',
    nightRaised: 'nightRaised',
    errorSolid: 'redDeep',
    successSolid: 'greenDeep',
  },
  fg: {
    default: ['ink', 'sand'],
    soft: 'ink700',
    muted: ['ink600', 'nightMuted'],
    subtle: 'ink500',
    brand: 'umber',
    onBrand: 'ink',
    onPhoto: 'white',
    onPhotoMuted: 'sand',
    error: 'red',
    success: 'green',
  },
  brand: { solid: 'yellow', hover: 'yellow600', active: 'yellow700', line: ['amber', 'yellow'] },
  border: {
    control: ['stone', 'nightControl'],
    hairline: ['hairline', 'nightLine'],
    rule: 'rule',
  },
} as const satisfies Record<string, Record<string, Role>>;

/** The pigment of a role. */
export function pigmentOf(role: Role, mode: 'light' | 'dark' = 'light'): string {
  const [light, dark = light] = typeof role === 'string' ? [role] : role;
  return pigments[mode === 'light' ? light : dark];
}

const valueOf = (role: Role) => ({
  value: typeof role === 'string' ? pigmentOf(role) : { base: pigmentOf(role), _dark: pigmentOf(role, 'dark') },
});

/** Roles, and white. Parts ask for a role, not for a pigment. */
export const colors = defineSemanticTokens.colors({
  white: valueOf('white'),
  ...Object.fromEntries(
    Object.entries<Record<string, Role>>(roles).map(([group, of]) => [
      group,
      Object.fromEntries(Object.entries(of).map(([name, role]) => [name, valueOf(role)])),
    ]),
  ),
});
