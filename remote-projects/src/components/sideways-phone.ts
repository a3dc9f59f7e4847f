/** A screen that is too low for a photograph with a row of buttons above and below it. */
export const sidewaysPhone = '@media (max-height: 30em)';
