export interface SignedLink {
  /** A link is valid for one site. */
  origin: string;
  versions: Readonly<Record<string, string>>;
  /** Seconds since 1970. */
  until: number;
}

export function signedText({ origin, versions, until }: SignedLink): string {
  const sorted = Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(['override', origin, sorted, until]);
}
