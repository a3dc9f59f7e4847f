/** Event of the window after a navigation, when the head of the next page has been written. */
export const pageShownEvent = 'shell:shown';
