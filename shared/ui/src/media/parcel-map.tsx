import { chakra } from '@chakra-ui/react/styled-system';
import { pinPath } from '../core/pin-path';

const streets =
  'M467.8 -10h460l17.6 80h-460zM559.8 -10l17.6 80M651.8 -10l17.6 80M743.8 -10l17.6 80M835.8 -10l17.6 80M971.8 -10h368l17.6 80h-368zM1063.8 -10l17.6 80M1155.8 -10l17.6 80M1247.8 -10l17.6 80M485.4 70h460l17.6 80h-460zM577.4 70l17.6 80M669.4 70l17.6 80M761.4 70l17.6 80M853.4 70l17.6 80M989.4 70h368l17.6 80h-368zM1081.4 70l17.6 80M1173.4 70l17.6 80M1265.4 70l17.6 80M513.1 196h460l17.6 80h-460zM605.1 196l17.6 80M697.1 196l17.6 80M789.1 196l17.6 80M881.1 196l17.6 80M1017.1 196h368l17.6 80h-368zM1109.1 196l17.6 80M1201.1 196l17.6 80M1293.1 196l17.6 80M530.7 276h460l21.1 96h-460zM622.7 276l21.1 96M714.7 276l21.1 96M806.7 276l21.1 96M898.7 276l21.1 96M1034.7 276h368l21.1 96h-368zM1126.7 276l21.1 96M1218.7 276l21.1 96M1310.7 276l21.1 96';
const plotPath = 'M1109.1 196h92l17.6 80h-92z';
const faded = 'linear-gradient(90deg, transparent, #000 32%)';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    fill: 'none',
    strokeLinejoin: 'round',
    strokeWidth: '1.5px',
    stroke: 'border.rule',
    '& [data-pin]': { fill: 'fg.default', stroke: 'none' },
    '& [data-eye]': { fill: 'brand.solid', stroke: 'none' },
  },
  variants: {
    plot: {
      sold: { '& [data-plot]': { fill: 'brand.solid', stroke: 'brand.solid' } },
      missing: {
        // Covers the neighbors' lines before the dashes are drawn.
        '& [data-gap]': { fill: 'bg.canvas', stroke: 'bg.canvas', strokeWidth: '5px' },
        '& [data-plot]': { fill: 'bg.tint', stroke: 'fg.brand', strokeWidth: '2px', strokeDasharray: '7 6' },
      },
    },
    fade: { true: { WebkitMaskImage: faded, maskImage: faded } },
  },
});

export interface ParcelMapProps {
  /** `missing` for the 404 page. */
  plot?: 'sold' | 'missing';
  /** Fades the left edge. */
  fade?: boolean;
}

/** Decorative: land divided into plots, one of them chosen. */
export function ParcelMap({ plot = 'sold', fade }: ParcelMapProps) {
  return (
    <Drawing viewBox="0 0 1280 360" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" plot={plot} fade={fade}>
      <path d={streets} />
      <path data-gap="" d={plotPath} />
      <path data-plot="" d={plotPath} />
      <g transform="translate(1131 176) scale(.42)">
        <path data-pin="" transform="translate(-64 -119)" d={pinPath} />
        <circle data-eye="" cy="-68" r="17" />
      </g>
    </Drawing>
  );
}
