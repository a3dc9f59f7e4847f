import { paymentNote, paymentSteps, type PaymentKind } from '../src/content/payment-steps';
import { drawPlan, narrow, wide } from './plan-drawing';

export interface PlannedProject {
  id: number;
  neighborhood: string;
  payment: PaymentKind;
}

/** Every file of this folder that is drawn, by name: two drawings per project and the module that names them. */
export function listPlanFiles(projects: readonly PlannedProject[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { id, neighborhood, payment } of projects) {
    files.set(fileName(id, 'narrow'), drawPlan(neighborhood, payment, narrow));
    files.set(fileName(id, 'wide'), drawPlan(neighborhood, payment, wide));
  }
  files.set('plans.ts', planModule(projects, files));
  return files;
}

function fileName(id: number, layout: 'narrow' | 'wide'): string {
  return `plan-${String(id).padStart(2, '0')}-${layout}.svg`;
}

function planModule(projects: readonly PlannedProject[], files: ReadonlyMap<string, string>): string {
  const imports = projects.flatMap(({ id }) => [
    `import narrow${id} from './${fileName(id, 'narrow')}';`,
    `import wide${id} from './${fileName(id, 'wide')}';`,
  ]);
  const entries = projects.map(({ id, neighborhood, payment }) => {
    const size = (layout: 'narrow' | 'wide') => sizeOf(files.get(fileName(id, layout)) ?? '');
    return `  ${id}: {
    narrow: { url: narrow${id}, ${size('narrow')} },
    wide: { url: wide${id}, ${size('wide')} },
    alt: '${altText(neighborhood, payment)}',
  },`;
  });
  return `// Written by draw.ts.
import type { PaymentPlanImage } from '../src/content/payment-plan-image';
${imports.join('\n')}

/** By the id of the project. */
export const paymentPlans: Readonly<Record<number, PaymentPlanImage>> = {
${entries.join('\n')}
};
`;
}

function sizeOf(svg: string): string {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return `width: ${width}, height: ${height}`;
}

/** Everything that the drawing says. */
function altText(neighborhood: string, payment: PaymentKind): string {
  const steps = paymentSteps[payment].map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`);
  return `Payment plan of ${neighborhood} in four steps. ${steps.join(' ')} ${paymentNote}`;
}
