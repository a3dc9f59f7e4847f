// Letters are outlines of Montserrat, because a drawing in an `img` cannot use the page's font.
import type { PaymentPlanImage } from '../src/content/payment-plan-image';
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

/** By project id. */
export const paymentPlans: Readonly<Record<number, PaymentPlanImage>> = {
  1: {
    narrow: { url: narrow1, width: 440, height: 696 },
    wide: { url: wide1, width: 760, height: 384 },
    alt: 'Payment plan of Liberty Lands Housing Lahore in four steps. 1. Booking: Choose a plot and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The plot is confirmed in writing. 3. Installments: Pay the rest in equal parts on fixed dates. 4. Possession: Make the last payment and take over the plot. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  2: {
    narrow: { url: narrow2, width: 440, height: 696 },
    wide: { url: wide2, width: 760, height: 384 },
    alt: 'Payment plan of Kings Town Lahore in four steps. 1. Booking: Choose a plot and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The plot is confirmed in writing. 3. Installments: Pay the rest in equal parts on fixed dates. 4. Possession: Make the last payment and take over the plot. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  3: {
    narrow: { url: narrow3, width: 440, height: 696 },
    wide: { url: wide3, width: 760, height: 384 },
    alt: 'Payment plan of Park View City Lahore in four steps. 1. Booking: Choose a home and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The home is confirmed in writing. 3. Installments: Pay the rest in equal parts while the home is built. 4. Handover: Make the last payment and receive the keys. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  4: {
    narrow: { url: narrow4, width: 440, height: 696 },
    wide: { url: wide4, width: 760, height: 384 },
    alt: 'Payment plan of Capital Smart City Islamabad in four steps. 1. Booking: Choose a plot and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The plot is confirmed in writing. 3. Installments: Pay the rest in equal parts on fixed dates. 4. Possession: Make the last payment and take over the plot. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  5: {
    narrow: { url: narrow5, width: 440, height: 696 },
    wide: { url: wide5, width: 760, height: 384 },
    alt: 'Payment plan of Blue World Trade Center in four steps. 1. Booking: Choose a unit and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The unit is confirmed in writing. 3. Installments: Pay the rest in equal parts while the tower is built. 4. Handover: Make the last payment and move in, or let the unit. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  6: {
    narrow: { url: narrow6, width: 440, height: 696 },
    wide: { url: wide6, width: 760, height: 384 },
    alt: 'Payment plan of Lake City in four steps. 1. Booking: Choose a home and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The home is confirmed in writing. 3. Installments: Pay the rest in equal parts while the home is built. 4. Handover: Make the last payment and receive the keys. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  7: {
    narrow: { url: narrow7, width: 440, height: 696 },
    wide: { url: wide7, width: 760, height: 384 },
    alt: 'Payment plan of Lahore Smart City in four steps. 1. Booking: Choose a plot and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The plot is confirmed in writing. 3. Installments: Pay the rest in equal parts on fixed dates. 4. Possession: Make the last payment and take over the plot. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  8: {
    narrow: { url: narrow8, width: 440, height: 696 },
    wide: { url: wide8, width: 760, height: 384 },
    alt: 'Payment plan of Zaitoon City Lahore in four steps. 1. Booking: Choose a plot and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The plot is confirmed in writing. 3. Installments: Pay the rest in equal parts on fixed dates. 4. Possession: Make the last payment and take over the plot. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  9: {
    narrow: { url: narrow9, width: 440, height: 696 },
    wide: { url: wide9, width: 760, height: 384 },
    alt: 'Payment plan of Blue World City Islamabad in four steps. 1. Booking: Choose a plot and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The plot is confirmed in writing. 3. Installments: Pay the rest in equal parts on fixed dates. 4. Possession: Make the last payment and take over the plot. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
  10: {
    narrow: { url: narrow10, width: 440, height: 696 },
    wide: { url: wide10, width: 760, height: 384 },
    alt: 'Payment plan of Blue Town Lahore in four steps. 1. Booking: Choose a home and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The home is confirmed in writing. 3. Installments: Pay the rest in equal parts while the home is built. 4. Handover: Make the last payment and receive the keys. Sample plan. Amounts and dates are agreed in writing before you book.',
  },
};
