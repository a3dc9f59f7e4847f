export interface Drawing {
  url: string;
  width: number;
  height: number;
}

/** Two drawings: for narrow and for wide columns. */
export interface PaymentPlanImage {
  narrow: Drawing;
  wide: Drawing;
  alt: string;
}
