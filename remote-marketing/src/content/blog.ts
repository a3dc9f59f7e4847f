export const blog = {
  about: {
    title: 'About',
    sections: [
      {
        title: 'Rental Properties',
        text: 'A good rental begins with a clear picture of the street, the building and the monthly cost. We describe every home in the same way, so that two can be compared at a glance and a visit is booked only when it is worth the trip.',
      },
      {
        title: 'Investment Opportunities',
        text: 'New schemes open in phases, and each phase has prices and a payment plan of its own. We follow the launches in Lahore and Islamabad and explain what is built, what is planned, and what an installment really buys.',
      },
    ],
  },
  list: 'Blog',
  related: 'Related Blogs',
  search: 'Search Blog',
  unknown: {
    title: 'We could not find this article',
    text: 'The address may be old or mistyped. All six articles are in the blog.',
    action: 'Back to the blog',
  },
} as const;
