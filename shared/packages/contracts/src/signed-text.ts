/** What a signed link to other versions says. */
export interface SignedLink {
  /** Origin of the site, so that a link for one site is none for another. */
  origin: string;
  /** Part to version. */
  versions: Readonly<Record<string, string>>;
  /** End of the link, in seconds since 1970. */
  until: number;
}

/** The text that is signed: the same for whoever signs and whoever verifies. */
export function signedText({ origin, versions, until }: SignedLink): string {
  const sorted = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(['override', origin, sorted, until]);
}
