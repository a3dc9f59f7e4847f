/** Too low for a photograph with buttons above and below it. */
export const sidewaysPhone = '@media (max-height: 30em)';
