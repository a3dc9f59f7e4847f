export type Doubt = [kind: string, finding: string];

/** What went wrong while one page was open, one sentence each. */
export class Findings {
  /** Always refuses the release. */
  readonly certain = new Set<string>();
  /** Refuses the release unless the live page has the same kind. */
  readonly doubts = new Map<string, string>();
  #moment: string | undefined;

  set moment(words: string | undefined) {
    this.#moment = words;
  }

  add(finding: string): void {
    if (this.certain.has(finding)) return;
    if (this.#moment) this.doubt(`${this.#moment} ${finding}`, `${this.#moment}: ${finding}`);
    else this.certain.add(finding);
  }

  /** Keeps the first of a kind. */
  doubt(kind: string, finding: string): void {
    if (!this.doubts.has(kind)) this.doubts.set(kind, finding);
  }

  doubtAll(doubts: readonly Doubt[]): void {
    for (const [kind, finding] of doubts) this.doubt(kind, finding);
  }

  /** What refuses the page, given the live page's findings. */
  against(live: Findings | undefined): string[] {
    const added = [...this.doubts].filter(([kind]) => !live?.doubts.has(kind)).map(([, finding]) => finding);
    return [...this.certain, ...added];
  }
}
