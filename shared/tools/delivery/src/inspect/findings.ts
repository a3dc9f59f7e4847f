/** A kind of fault and its sentence; a fault that the live page has too does not stop a release. */
export type Doubt = [kind: string, finding: string];

/** What went wrong while one page was open, one sentence each. */
export class Findings {
  /** What stops a release, whatever the live page does. */
  readonly certain = new Set<string>();
  /** What stops a release unless the live page has it too, by kind. */
  readonly doubts = new Map<string, string>();
  #moment: string | undefined;

  /** What is found from now on is found at this moment: `once it was left for /blog`. */
  set moment(words: string | undefined) {
    this.#moment = words;
  }

  add(finding: string): void {
    if (this.certain.has(finding)) return;
    if (this.#moment) this.doubt(`${this.#moment} ${finding}`, `${this.#moment}: ${finding}`);
    else this.certain.add(finding);
  }

  /** Notes the first of a kind. */
  doubt(kind: string, finding: string): void {
    if (!this.doubts.has(kind)) this.doubts.set(kind, finding);
  }

  doubtAll(doubts: readonly Doubt[]): void {
    for (const [kind, finding] of doubts) this.doubt(kind, finding);
  }

  /** What refuses the page, given what the live one showed. */
  against(live: Findings | undefined): string[] {
    const added = [...this.doubts].filter(([kind]) => !live?.doubts.has(kind)).map(([, finding]) => finding);
    return [...this.certain, ...added];
  }
}
