/** Each region lists the same countries (OVER-07). */
export const regions = ['Europe', 'Caribbean', 'Oceania', 'Asia', 'Africa', 'Americas'] as const;
