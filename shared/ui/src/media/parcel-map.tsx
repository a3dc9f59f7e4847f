import { chakra } from '@chakra-ui/react/styled-system';

/** The pin of the logo, in a drawing of 128 x 128. */
export const pinPath =
  'M64 6C38.6 6 18 26.3 18 51.4c0 31.2 36.6 62.6 43.2 68a4.4 4.4 0 0 0 5.6 0C73.4 114 110 82.6 110 51.4 110 26.3 89.4 6 64 6Z';

const streets =
  'M467.8 -10h460l17.6 80h-460zM559.8 -10l17.6 80M651.8 -10l17.6 80M743.8 -10l17.6 80M835.8 -10l17.6 80M971.8 -10h368l17.6 80h-368zM1063.8 -10l17.6 80M1155.8 -10l17.6 80M1247.8 -10l17.6 80M485.4 70h460l17.6 80h-460zM577.4 70l17.6 80M669.4 70l17.6 80M761.4 70l17.6 80M853.4 70l17.6 80M989.4 70h368l17.6 80h-368zM1081.4 70l17.6 80M1173.4 70l17.6 80M1265.4 70l17.6 80M513.1 196h460l17.6 80h-460zM605.1 196l17.6 80M697.1 196l17.6 80M789.1 196l17.6 80M881.1 196l17.6 80M1017.1 196h368l17.6 80h-368zM1109.1 196l17.6 80M1201.1 196l17.6 80M1293.1 196l17.6 80M530.7 276h460l21.1 96h-460zM622.7 276l21.1 96M714.7 276l21.1 96M806.7 276l21.1 96M898.7 276l21.1 96M1034.7 276h368l21.1 96h-368zM1126.7 276l21.1 96M1218.7 276l21.1 96M1310.7 276l21.1 96';
const coast =
  'M806 -10c34 62 96 74 84 134s-78 84-44 156 62 58 52 100M834 -10c34 62 96 74 84 134s-78 84-44 156 62 58 52 100M1030 196c-6-76 84-112 158-82s98 104 34 146-118 32-158 10-32-44-34-74zM1096 24c10-20 52-22 60-2s-14 34-36 32-34-12-24-30zM1204 316c16-14 46-8 46 10s-30 26-46 14-14-14 0-24z';

/** The lines, the chosen place, and the foot of the pin, in a drawing of 1280 x 360. */
const drawings = {
  plots: { lines: streets, place: 'M1109.1 196h92l17.6 80h-92z', pin: '1131 176' },
  rooms: {
    lines:
      'M870 316v-272h384v272h-132m-60 0h-192zM1030 44v92m0 52v128M870 196h44m52 0h288M1130 196v32m0 52v36M1122 316a60 60 0 0 0-60-60v60M1030 136a52 52 0 0 1-52 52h52M914 196a52 52 0 0 1 52-52v52M900 38h90M900 50h90M1090 38h120M1090 50h120M1248 230v56M1260 230v56',
    place: 'M1134 200h116v112h-116z',
    pin: '1192 268',
  },
  islands: {
    lines: coast,
    place: 'M1054 194c-2-58 66-84 124-62s76 78 26 112-92 24-124 6-25-32-26-56z',
    pin: '1128 196',
  },
};
const faded = 'linear-gradient(90deg, transparent, #000 32%)';

/** Of each outline, in units of its own (`pathLength`): 27 dashes of 7 with gaps of 6. */
const outline = 351;

/** The last gap hides the outline before it is drawn. */
const dashes = `${'7 6 '.repeat(27)}0 ${outline}`;

const looks = {
  sold: { gap: {}, plot: { fill: 'brand.solid', stroke: 'brand.solid', strokeDasharray: `${outline}` } },
  missing: {
    // Covers the neighbors' lines before the dashes are drawn.
    gap: { fill: 'bg.canvas', stroke: 'bg.canvas', strokeWidth: '5px' },
    plot: { fill: 'bg.tint', stroke: 'fg.brand', strokeWidth: '2px', strokeDasharray: dashes },
  },
} as const;

export interface ParcelMapProps {
  /** `missing` for the 404 page. */
  plot?: keyof typeof looks;
  /** Default: `plots`. */
  drawing?: keyof typeof drawings;
  /** Fades the left edge. */
  fade?: boolean;
}

/** Decorative: land, a floor or a coast. One chosen place draws itself once, in a `Reveal` when that appears. */
export function ParcelMap({ plot = 'sold', drawing = 'plots', fade }: ParcelMapProps) {
  const { lines, place, pin } = drawings[drawing];
  return (
    <chakra.svg
      viewBox="0 0 1280 360"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      display="block"
      boxSize="full"
      fill="none"
      stroke="border.rule"
      strokeWidth="1.5px"
      strokeLinejoin="round"
      css={fade ? { WebkitMaskImage: faded, maskImage: faded } : undefined}
    >
      <path d={lines} />
      <chakra.path d={place} {...looks[plot].gap} />
      <Place d={place} pathLength={outline} {...looks[plot].plot} />
      {/* Of Chakra's elements, `transform` and `r` are styles. */}
      <g transform={`translate(${pin}) scale(.42)`}>
        <chakra.g fill="fg.default" stroke="none">
          <path transform="translate(-64 -119)" d={pinPath} />
        </chakra.g>
        <chakra.g fill="brand.solid" stroke="none">
          <circle cy="-68" r="17" />
        </chakra.g>
      </g>
    </chakra.svg>
  );
}

const Place = chakra('path', {
  base: { animation: 'draw 600ms ease-out', '[data-reveal=waiting] &': { animation: 'none' } },
});
