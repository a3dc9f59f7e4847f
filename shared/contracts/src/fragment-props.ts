/** Properties of a component; none for one without parameters. */
export type PropsOf<Component> = Component extends (props: infer Props) => unknown
  ? unknown extends Props
    ? Record<never, never>
    : Props
  : Component extends abstract new (props: infer Props) => unknown
    ? Props
    : never;
