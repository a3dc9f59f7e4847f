import { chakra } from '@site/ui/core';
import { pinPath } from '@site/ui/media';

interface LogoProps {
  /** `ink` on the light hero. */
  variant?: 'brand' | 'ink';
}

const ROOF = 'M61.2 25.5a4.4 4.4 0 0 1 5.6 0L92.6 47a4.2 4.2 0 0 1-5.4 6.4L64 34.1 40.8 53.4a4.2 4.2 0 0 1-5.4-6.4Z';
const HOUSE =
  'M64 41.2 84 57.8V75a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V57.8Zm0 13.3a6.6 6.6 0 0 0-3.5 12.2L58.3 79h11.4l-2.2-12.3A6.6 6.6 0 0 0 64 54.5Z';

const fills = { brand: ['brand.solid', 'fg.onBrand'], ink: ['fg.onBrand', 'brand.solid'] } as const;

/** Not a link: header and footer wrap it. */
export function Logo({ variant = 'brand' }: LogoProps) {
  const [pin, house] = fills[variant];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="11px" textStyle="logo">
      <chakra.svg boxSize={{ base: '31px', md: '34px' }} viewBox="14 4 100 118" aria-hidden="true">
        <chakra.path fill={pin} d={pinPath} />
        <chakra.g fill={house}>
          <path d={ROOF} />
          <path fillRule="evenodd" d={HOUSE} />
        </chakra.g>
      </chakra.svg>
      Manzil
    </chakra.span>
  );
}
