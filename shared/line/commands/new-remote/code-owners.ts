const organisation = '@manzil/';

/** The text of `CODEOWNERS` with a line for a new remote, after the remotes that are there. */
export function addOwner(text: string, folder: string, team: string): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/remote-'));
  const at = last === -1 ? lines.length : last + 1;
  const column = lines[last]?.indexOf(organisation) ?? 0;
  return `${lines.toSpliced(at, 0, `${`/${folder}/`.padEnd(column - 1)} ${organisation}${team}`).join('\n')}\n`;
}
