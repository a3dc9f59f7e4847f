declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, unknown>> });
    encodings<T extends string>(available: readonly T[], preferred: readonly T[]): T[];
  }
}
