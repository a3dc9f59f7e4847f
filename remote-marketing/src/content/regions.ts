export const regions = ['Europe', 'Caribbean', 'Oceania', 'Asia', 'Africa', 'Americas'] as const;
