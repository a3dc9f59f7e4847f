/** What `manzil.config.mjs` of a team's repository exports by default: where the site is that the part belongs to. */
export interface ManzilConfig {
  /** The storage of its releases: a folder from the root of the repository, or `s3://bucket/prefix`. */
  storage?: string;
  /** Address of an S3 service other than Amazon's. */
  endpoint?: string;
}

/** For the `webpack.config.ts` of a part. */
export declare function partConfig(part: {
  context: string;
  name: string;
  exposes?: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, object>>;
}): (env?: object) => object[];
export declare function pagesAndFragments(context: string): Record<string, string>;
export declare function consumed(): Record<string, object>;
