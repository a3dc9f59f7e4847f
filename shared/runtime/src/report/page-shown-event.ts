/** Fired on the window by the shell when the next page's head is written. */
export const pageShownEvent = 'shell:shown';
