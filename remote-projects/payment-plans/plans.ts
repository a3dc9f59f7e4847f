// Letters are outlines of Montserrat, because a drawing in an `img` cannot use the page's font.
import type { ProjectCardContent } from '../src/content/project-cards';
import narrow1 from './plan-01-narrow.svg';
import wide1 from './plan-01-wide.svg';
import narrow2 from './plan-02-narrow.svg';
import wide2 from './plan-02-wide.svg';
import narrow3 from './plan-03-narrow.svg';
import wide3 from './plan-03-wide.svg';
import narrow4 from './plan-04-narrow.svg';
import wide4 from './plan-04-wide.svg';
import narrow5 from './plan-05-narrow.svg';
import wide5 from './plan-05-wide.svg';
import narrow6 from './plan-06-narrow.svg';
import wide6 from './plan-06-wide.svg';
import narrow7 from './plan-07-narrow.svg';
import wide7 from './plan-07-wide.svg';
import narrow8 from './plan-08-narrow.svg';
import wide8 from './plan-08-wide.svg';
import narrow9 from './plan-09-narrow.svg';
import wide9 from './plan-09-wide.svg';
import narrow10 from './plan-10-narrow.svg';
import wide10 from './plan-10-wide.svg';

interface Drawing {
  url: string;
  width: number;
  height: number;
}

export interface PaymentPlanImage {
  narrow: Drawing;
  wide: Drawing;
  alt: string;
  /** Titles. */
  steps: readonly string[];
}

/** Blocks of the third step in each drawing. */
export const installments = 8;

/** By id, from 1. */
const drawings = [
  { narrow: narrow1, wide: wide1 },
  { narrow: narrow2, wide: wide2 },
  { narrow: narrow3, wide: wide3 },
  { narrow: narrow4, wide: wide4 },
  { narrow: narrow5, wide: wide5 },
  { narrow: narrow6, wide: wide6 },
  { narrow: narrow7, wide: wide7 },
  { narrow: narrow8, wide: wide8 },
  { narrow: narrow9, wide: wide9 },
  { narrow: narrow10, wide: wide10 },
];

const paymentSteps: Record<ProjectCardContent['payment'], readonly { title: string; text: string }[]> = {
  plot: [
    { title: 'Booking', text: 'Choose a plot and sign the booking form with the first payment.' },
    { title: 'Confirmation', text: 'Pay the second part. The plot is confirmed in writing.' },
    { title: 'Installments', text: 'Pay the rest in equal parts on fixed dates.' },
    { title: 'Possession', text: 'Make the last payment and take over the plot.' },
  ],
  home: [
    { title: 'Booking', text: 'Choose a home and sign the booking form with the first payment.' },
    { title: 'Confirmation', text: 'Pay the second part. The home is confirmed in writing.' },
    { title: 'Installments', text: 'Pay the rest in equal parts while the home is built.' },
    { title: 'Handover', text: 'Make the last payment and receive the keys.' },
  ],
  office: [
    { title: 'Booking', text: 'Choose a unit and sign the booking form with the first payment.' },
    { title: 'Confirmation', text: 'Pay the second part. The unit is confirmed in writing.' },
    { title: 'Installments', text: 'Pay the rest in equal parts while the tower is built.' },
    { title: 'Handover', text: 'Make the last payment and move in, or rent it out.' },
  ],
};

const paymentNote = 'Sample plan. Amounts and dates are agreed in writing before you book.';

export function paymentPlanOf({ id, neighborhood, payment }: ProjectCardContent): PaymentPlanImage | undefined {
  const drawing = drawings[id - 1];
  if (!drawing) return undefined;
  const steps = paymentSteps[payment];
  const words = steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`);
  return {
    narrow: { url: drawing.narrow, width: 440, height: 696 },
    wide: { url: drawing.wide, width: 760, height: 384 },
    alt: `Payment plan of ${neighborhood} in four steps. ${words.join(' ')} ${paymentNote}`,
    steps: steps.map(({ title }) => title),
  };
}
