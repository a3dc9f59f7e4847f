export interface Drawing {
  url: string;
  width: number;
  height: number;
}

export interface PaymentPlanImage {
  narrow: Drawing;
  wide: Drawing;
  alt: string;
}
