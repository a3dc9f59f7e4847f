/** The site's pin in a square of 128. */
export const pinPath =
  'M64 6C38.6 6 18 26.3 18 51.4c0 31.2 36.6 62.6 43.2 68a4.4 4.4 0 0 0 5.6 0C73.4 114 110 82.6 110 51.4 110 26.3 89.4 6 64 6Z';
