interface OwnedPath {
  /** `/remote-projects/` */
  path: string;
  /** `projects` of `@manzil/projects`. */
  team: string;
}

export function readOwners(text: string): OwnedPath[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [path = '', team = ''] = line.trim().split(/\s+/);
      return { path, team: team.replace('@manzil/', '') };
    });
}
