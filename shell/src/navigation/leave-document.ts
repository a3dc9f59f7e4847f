/** Never resolves: the document is replaced. */
export function leaveFor({ href }: URL): Promise<void> {
  location.assign(href);
  return new Promise(() => undefined);
}
