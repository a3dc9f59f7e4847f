export interface StarterPlan {
  title: string;
  audience: string;
  features: readonly string[];
}

export const starterPlans: readonly StarterPlan[] = [
  {
    title: 'Starter plan',
    audience: 'For agencies that sell homes',
    features: [
      'Your homes for sale on Manzil',
      'A company profile with your picture',
      'Requests from buyers by email',
      'Free trial of 30 days',
    ],
  },
  {
    title: 'Starter plan',
    audience: 'For agencies that rent out homes',
    features: [
      'Your homes for rent on Manzil',
      'A company profile with your picture',
      'Requests from tenants by email',
      'Free trial of 30 days',
    ],
  },
];
