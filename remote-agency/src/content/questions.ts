export const questions = [
  {
    id: 'free-trial',
    title: 'Is there a free trial available?',
    content:
      'Yes. You can try a plan for 30 days, free of charge. We also offer a 30-minute onboarding call so that your team is up and running on the first day.',
  },
  {
    id: 'change-plan',
    title: 'Can I change my plan later?',
    content:
      'Of course. Move to the larger plan when your team grows, or back to the smaller one when a busy season is over. Your listings and your credits stay where they are.',
  },
  {
    id: 'cancellation',
    title: 'What is your cancellation policy?',
    content:
      'You can cancel whenever you like. The plan runs to the end of the time you have paid for and is not renewed after that, so there is nothing to send back.',
  },
  {
    id: 'invoice',
    title: 'Can other info be added to an invoice?',
    content:
      'Yes. Tell us your company name, address, tax number or a purchase order number, and they are printed on every invoice from then on.',
  },
  {
    id: 'billing',
    title: 'How does billing work?',
    content:
      'A plan belongs to the agency, not to one person. It is billed once a year for everybody in the team, and the invoice goes to the address that you choose for it.',
  },
  {
    id: 'account-email',
    title: 'How do I change my account email?',
    content:
      'Open your account settings and enter the new address. We write to both addresses, the old and the new one, before the change takes effect.',
  },
];
