export class Progress {
  readonly #started = performance.now();

  say(line: string): void {
    const seconds = (performance.now() - this.#started) / 1000;
    process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${line}\n`);
  }
}

/** Removes control characters of untrusted text, which could control the terminal. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows].map((row) => row.map(plain));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
