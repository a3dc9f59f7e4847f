export interface Drawing {
  url: string;
  width: number;
  height: number;
}

/** A payment plan as a picture, drawn twice: for narrow and for wide columns. */
export interface PaymentPlanImage {
  narrow: Drawing;
  wide: Drawing;
  alt: string;
}
