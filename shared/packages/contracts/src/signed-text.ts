export interface SignedLink {
  /** Origin of the site: a link is valid for one site only. */
  origin: string;
  /** Part to version. */
  versions: Readonly<Record<string, string>>;
  /** Expiry in seconds since 1970. */
  until: number;
}

export function signedText({ origin, versions, until }: SignedLink): string {
  const sorted = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(['override', origin, sorted, until]);
}
