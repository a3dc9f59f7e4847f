import { chakra } from '@chakra-ui/react/styled-system';

interface LogoProps {
  /** `ink` on the light hero. */
  variant?: 'brand' | 'ink';
}

export const pinPath =
  'M64 6C38.6 6 18 26.3 18 51.4c0 31.2 36.6 62.6 43.2 68a4.4 4.4 0 0 0 5.6 0C73.4 114 110 82.6 110 51.4 110 26.3 89.4 6 64 6Z';

const ROOF = 'M61.2 25.5a4.4 4.4 0 0 1 5.6 0L92.6 47a4.2 4.2 0 0 1-5.4 6.4L64 34.1 40.8 53.4a4.2 4.2 0 0 1-5.4-6.4Z';
const HOUSE =
  'M64 41.2 84 57.8V75a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V57.8Zm0 13.3a6.6 6.6 0 0 0-3.5 12.2L58.3 79h11.4l-2.2-12.3A6.6 6.6 0 0 0 64 54.5Z';

/** Not a link: header and footer wrap it. */
export function Logo({ variant = 'brand' }: LogoProps) {
  return (
    <Base variant={variant}>
      <svg viewBox="14 4 100 118" aria-hidden="true">
        <path data-pin="" d={pinPath} />
        <path d={ROOF} />
        <path fillRule="evenodd" d={HOUSE} />
      </svg>
      Manzil
    </Base>
  );
}

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '11px',
    textStyle: 'logo',
    '& svg': { boxSize: { base: '31px', md: '34px' } },
  },
  variants: {
    variant: {
      brand: { '& path': { fill: 'fg.onBrand' }, '& [data-pin]': { fill: 'brand.solid' } },
      ink: { '& path': { fill: 'brand.solid' }, '& [data-pin]': { fill: 'fg.onBrand' } },
    },
  },
});
