declare module 'stylis' {
  export function compile(css: string): object[];
  export function stringify(element: object, index: number, children: object[], callback: unknown): string;
  export function serialize(elements: object[], callback: typeof stringify): string;
}
