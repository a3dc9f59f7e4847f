import { useState } from 'react';

export interface Carousel {
  index: number;
  hasPrevious: boolean;
  hasNext: boolean;
  previous: () => void;
  next: () => void;
}

export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const last = Math.max(0, count - 1);
  return {
    index,
    hasPrevious: index > 0,
    hasNext: index < last,
    previous: () => setIndex((at) => Math.max(0, at - 1)),
    next: () => setIndex((at) => Math.min(last, at + 1)),
  };
}
