/** The folder of this package. */
export const lineFolder: string;
/** Whether the line is an installed package in a team's repository. */
export const isInstalled: boolean;
/** The top folder of the repository. */
export const root: string;
