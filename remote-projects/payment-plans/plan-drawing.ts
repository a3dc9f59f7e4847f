import { paymentNote, paymentSteps, type PaymentKind, type PaymentStep } from '../src/content/payment-steps';
import { Lettering, widthOf, wrap, type Weight } from './lettering';

/** Where things stand on one of the two drawings. All lengths in units of the drawing. */
export interface PlanLayout {
  width: number;
  /** Body size; headings follow from it. */
  size: number;
  /** Steps below each other, or beside each other. */
  stacked: boolean;
}

/** For phones: reads at 14 px on a screen of 390. */
export const narrow: PlanLayout = { width: 440, size: 20, stacked: true };
/** For a column of 600 px and more. */
export const wide: PlanLayout = { width: 760, size: 17, stacked: false };

const colors = { ink: '#1A1611', muted: '#5A5145', brand: '#FDB022', line: '#CFC5B5', sand: '#F5F0E8', white: '#FFFFFF' };
const marker = 36;
const barHeight = 44;
const gap = 6;
const installments = 8;

/** One payment plan: the project's name, the payments as a row of blocks, and the four steps in words. */
export function drawPlan(name: string, kind: PaymentKind, layout: PlanLayout): string {
  const pen = new Pen(layout);
  pen.paragraph(name, 0, layout.width, layout.size * 1.35, '650', colors.ink);
  pen.paragraph('Payment plan in four steps', 0, layout.width, layout.size, '450', colors.muted);
  pen.skip(layout.size);
  pen.bar();
  pen.skip(layout.size * 1.6);
  if (layout.stacked) pen.stack(paymentSteps[kind]);
  else pen.columns(paymentSteps[kind]);
  pen.skip(layout.size * 1.3);
  pen.note(paymentNote);
  return pen.finish();
}

/** Draws from the top down. */
class Pen {
  readonly #parts: string[] = [];
  readonly #lettering = new Lettering();
  readonly #layout: PlanLayout;
  #y = 0;

  constructor(layout: PlanLayout) {
    this.#layout = layout;
  }

  skip(height: number): void {
    this.#y += height;
  }

  paragraph(text: string, x: number, width: number, size: number, weight: Weight, color: string): void {
    for (const line of wrap(text, width, size, weight)) {
      this.#parts.push(this.#lettering.line({ text: line, x, y: round(this.#y + size), size, weight, color }));
      this.#y += size * 1.45;
    }
  }

  /** Booking, confirmation, the equal installments, and the last payment. Not to scale, as no amounts are given. */
  bar(): void {
    const { width } = this.#layout;
    const small = (width * 0.5 - installments * gap) / installments;
    const big = (width * 0.5 - 2 * gap) / 3;
    const blocks = [
      { width: big, fill: colors.brand, number: '1' },
      { width: big, fill: colors.sand, number: '2' },
      ...Array.from({ length: installments }, (_, index) => ({ width: small, fill: colors.line, number: index === 0 ? '3' : '' })),
      { width: big, fill: colors.ink, number: '4' },
    ];
    let x = 0;
    for (const block of blocks) {
      this.#block(x, block);
      x += block.width + gap;
    }
    this.#y += barHeight;
  }

  #block(x: number, { width, fill, number }: { width: number; fill: string; number: string }): void {
    const box = `x="${round(x)}" y="${round(this.#y)}" width="${round(width)}" height="${barHeight}" rx="6"`;
    this.#parts.push(`<rect ${box} fill="${fill}"/>`);
    if (number) this.#number(number, x + width / 2, this.#y + barHeight / 2, fill);
  }

  #number(number: string, x: number, y: number, ground: string): void {
    const size = 18;
    const weight = '650';
    const color = ground === colors.ink ? colors.white : colors.ink;
    const left = round(x - widthOf(number, size, weight) / 2);
    this.#parts.push(this.#lettering.line({ text: number, x: left, y: round(y + size * 0.35), size, weight, color }));
  }

  stack(steps: readonly PaymentStep[]): void {
    const { width } = this.#layout;
    const indent = marker + 16;
    steps.forEach((step, index) => {
      const top = this.#y;
      this.#marker(index, 0, top);
      this.skip(2);
      this.#words(step, indent, width - indent);
      const isLast = index === steps.length - 1;
      if (!isLast) this.skip(18);
      if (!isLast) this.#rule(marker / 2, top + marker + 8, marker / 2, this.#y - 8);
    });
  }

  columns(steps: readonly PaymentStep[]): void {
    const column = (this.#layout.width - 3 * 24) / steps.length;
    const top = this.#y;
    const ends = steps.map((step, index) => {
      const x = round(index * (column + 24));
      this.#y = top;
      this.#marker(index, x, top);
      this.skip(marker + 12);
      this.#words(step, x, column);
      return this.#y;
    });
    this.#y = Math.max(...ends);
  }

  #words({ title, text }: PaymentStep, x: number, width: number): void {
    const { size } = this.#layout;
    this.paragraph(title, x, width, size * 1.1, '650', colors.ink);
    this.skip(2);
    this.paragraph(text, x, width, size, '450', colors.muted);
  }

  #marker(index: number, x: number, y: number): void {
    const half = marker / 2;
    const fill = ([colors.brand, colors.sand, colors.line, colors.ink] as const)[index] ?? colors.sand;
    this.#parts.push(`<circle cx="${x + half}" cy="${round(y + half)}" r="${half}" fill="${fill}"/>`);
    this.#number(String(index + 1), x + half, y + half, fill);
  }

  note(text: string): void {
    const { width, size } = this.#layout;
    this.#rule(0, this.#y, width, this.#y);
    this.skip(size * 0.9);
    this.paragraph(text, 0, width, size, '450', colors.muted);
  }

  #rule(x1: number, y1: number, x2: number, y2: number): void {
    this.#parts.push(`<path d="M${x1} ${round(y1)}L${x2} ${round(y2)}" stroke="${colors.line}" stroke-width="1.5"/>`);
  }

  finish(): string {
    const { width } = this.#layout;
    const size = `width="${width}" height="${Math.ceil(this.#y)}" viewBox="0 0 ${width} ${Math.ceil(this.#y)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.#lettering.definitions()}\n${this.#parts.join('\n')}\n</svg>\n`;
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
