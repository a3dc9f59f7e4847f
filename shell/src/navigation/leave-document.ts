/** Loads another document. Never resolves: this one goes away. */
export function leaveFor({ href }: URL): Promise<void> {
  location.assign(href);
  return new Promise(() => undefined);
}
