/** Never resolves: this document goes away. */
export function leaveFor({ href }: URL): Promise<void> {
  location.assign(href);
  return new Promise(() => undefined);
}
