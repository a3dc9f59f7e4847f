/** Fired on the window when the next page's head is written. */
export const pageShownEvent = 'shell:shown';
