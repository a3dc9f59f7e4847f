import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ContactState } from './contact-watch';

export type RequestKind = 'page' | 'file' | 'contact' | 'operation' | 'other';

interface WatchedState {
  composition: string;
  isSound: boolean;
  contact: ContactState;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'manzil_requests_total',
    help: 'Answers by kind, method and status.',
    labelNames: ['kind', 'method', 'status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'manzil_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
    registers: [this.#registry],
  });
  readonly #composition = this.#gauge('composition_info', '1 for the composition that is served.', ['composition']);
  readonly #storage = this.#gauge('storage_sound', '0 while the storage fails or holds something damaged.');
  readonly #contact = this.#gauge(
    'contact_open',
    '0 while the contact database cannot answer. Absent where requests go elsewhere.',
  );

  constructor(droppedLines: () => number) {
    new Counter({
      name: 'manzil_log_dropped_total',
      help: 'Lines of the log that nobody read in time.',
      registers: [this.#registry],
      collect() {
        this.reset();
        this.inc(droppedLines());
      },
    });
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly contentType = this.#registry.contentType;

  count(kind: RequestKind, method: string, status: number, seconds: number): void {
    this.#requests.inc({ kind, method: /^(GET|HEAD|POST|OPTIONS)$/.test(method) ? method : 'other', status });
    this.#seconds.observe({ kind }, seconds);
  }

  /** Prometheus text format. */
  async read({ composition, isSound, contact }: WatchedState): Promise<string> {
    this.#composition.reset();
    this.#composition.set({ composition }, 1);
    this.#storage.set(isSound ? 1 : 0);
    if (contact === 'elsewhere') this.#contact.remove();
    else this.#contact.set(contact === 'unavailable' ? 0 : 1);
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name: `manzil_${name}`, help, labelNames, registers: [this.#registry] });
  }
}
