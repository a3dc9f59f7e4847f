/** Every error that reaches the shell is said with the part and version that it came from. */
export function reportError(part: string, error: unknown): void {
  console.error(`[${part}]`, error);
}
