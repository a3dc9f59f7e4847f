/** `kind` is what the live page's findings are compared by. */
export type Finding = [kind: string, sentence: string];

/** What goes wrong while one page is open, one sentence each. */
export class Findings {
  /** By kind. */
  readonly sentences = new Map<string, string>();
  /** Words that precede what is found from now on: `once it is touched`. */
  moment: string | undefined;

  /** Keeps the first of a kind: what was there before a moment is none of its findings. */
  add(sentence: string, kind = sentence): void {
    if (!this.sentences.has(kind)) this.sentences.set(kind, this.moment ? `${this.moment}: ${sentence}` : sentence);
  }

  addAll(findings: readonly Finding[]): void {
    for (const [kind, sentence] of findings) this.add(sentence, kind);
  }

  /** Sentences whose kind the live page does not have. */
  newTo(live: Findings): string[] {
    return [...this.sentences].filter(([kind]) => !live.sentences.has(kind)).map(([, sentence]) => sentence);
  }
}
