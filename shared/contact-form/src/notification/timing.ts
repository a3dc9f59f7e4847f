/** Milliseconds (CONT-20, CONT-25). */
export const timing = { open: 5000, enter: 400, exit: 600, slide: 300 } as const;
