export type PaymentKind = 'plot' | 'home' | 'office';

export interface PaymentStep {
  title: string;
  text: string;
}

export const paymentSteps: Record<PaymentKind, readonly PaymentStep[]> = {
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

export const paymentNote = 'Sample plan. Amounts and dates are agreed in writing before you book.';
