/** A separate script: its URL. */
declare module '*?url' {
  const url: string;
  export default url;
}
/** An imported file is its address; under jest its file name. Photographs come from `images/manifest.json`. */
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module 'react-refresh/runtime' {
  export function register(type: unknown, id: string): void;
}
