/** Regions of the accordion; each lists the same countries (spec §2). */
export const regions = ['Europe', 'Caribbean', 'Oceania', 'Asia', 'Africa', 'Americas'] as const;
