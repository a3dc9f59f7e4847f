export const plans = [
  {
    title: 'Basic plan',
    price: '$10',
    per: 'per month',
    billed: 'billed annually',
    features: ['Up to 10 users', '20GB per user', 'Basic reporting and analytics', 'Support by chat and email'],
  },
  {
    title: 'Business plan',
    price: '$20',
    per: 'per month',
    billed: 'billed annually',
    features: [
      'Up to 20 users',
      '40GB per user',
      'Advanced reporting and analytics',
      'Priority support by chat and email',
    ],
  },
];

export const starterPlans = [
  {
    title: 'Starter plan',
    audience: 'For sales agencies',
    features: ['Your homes for sale on Manzil', 'A company profile with your picture', 'Requests from buyers by email'],
  },
  {
    title: 'Starter plan',
    audience: 'For rental agencies',
    features: [
      'Your homes for rent on Manzil',
      'A company profile with your picture',
      'Requests from tenants by email',
    ],
  },
];

/** Prices and users differ from the cards on purpose (PRIC-09). */
export const comparedPlans = [
  { name: 'Basic', price: '$20', users: '1 user' },
  { name: 'Business', price: '$60', users: '3 users' },
];

export const comparedFeatures = [
  { name: 'Links Super Hot', values: ['2', '6'] },
  { name: 'Credits', values: ['20', '60'] },
  { name: 'Hot Credits', values: ['4', '12'] },
  { name: 'Refresh', values: ['10', '40'] },
  { name: 'Outburst Enhancer', values: [false, true] },
];
