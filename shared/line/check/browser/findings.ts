/** What went wrong while one page was visited. */
export class Findings {
  /** Sentences by kind and moment, by which visits are compared. */
  readonly all = new Map<string, string>();
  readonly #said = new Set<string>();
  /** What was done, as `once it was left for /blog`. */
  moment = '';
  /** React replaced the HTML of the document. */
  hasMismatch = false;

  /** Keeps the first of a kind. Numbers and names of files say nothing about a kind. */
  add(sentence: string, kind = sentence): void {
    const same = kind.replace(/\d+(\.\d+)*(-[0-9a-f]{8})?|[0-9a-f]{10}(?=\.)/g, '#');
    if (this.#said.has(same)) return;
    this.#said.add(same);
    this.all.set(`${this.moment} ${same}`, this.moment ? `${this.moment}: ${sentence}` : sentence);
  }

  addAll(findings: readonly Finding[]): void {
    for (const [kind, sentence] of findings) this.add(sentence, kind);
  }

  /** What the other visit did not find. */
  newBeside(other: Findings | undefined): [kind: string, sentence: string][] {
    return [...this.all].filter(([kind]) => !other?.all.has(kind));
  }
}

export type Finding = readonly [kind: string, sentence: string];
