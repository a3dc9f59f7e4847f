/** Exact sentences (ERRS-02). Each appears once in the page. */
export const messages = {
  invalid: 'Please provide a valid name, email and purpose.',
  failed: 'Failed to submit request. Please try again.',
  saved: 'Request submitted successfully! Expect to hear back from us within 48 hours.',
} as const;
