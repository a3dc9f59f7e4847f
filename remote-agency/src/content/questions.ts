export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const questions: readonly Question[] = [
  {
    id: 'free-trial',
    question: 'Is there a free trial available?',
    answer:
      'Yes. You can try a plan for 30 days, free of charge. We also offer a 30-minute onboarding call so that your team is up and running on the first day.',
  },
  {
    id: 'change-plan',
    question: 'Can I change my plan later?',
    answer:
      'Of course. Move to the larger plan when your team grows, or back to the smaller one when a busy season is over. Your listings and your credits stay where they are.',
  },
  {
    id: 'cancellation',
    question: 'What is your cancellation policy?',
    answer:
      'You can cancel whenever you like. The plan runs to the end of the time you have paid for and is not renewed after that, so there is nothing to send back.',
  },
  {
    id: 'invoice',
    question: 'Can other info be added to an invoice?',
    answer:
      'Yes. Tell us your company name, address, tax number or a purchase order number, and they are printed on every invoice from then on.',
  },
  {
    id: 'billing',
    question: 'How does billing work?',
    answer:
      'A plan belongs to the agency, not to one person. It is billed once a year for everybody in the team, and the invoice goes to the address that you choose for it.',
  },
  {
    id: 'account-email',
    question: 'How do I change my account email?',
    answer:
      'Open your account settings and enter the new address. We write to both addresses, the old and the new one, before the change takes effect.',
  },
];
