import type { PropsText } from '@site/contracts';
import { askCompiler } from './compiler-process';

/** One component between two parts. */
export interface PropsPair {
  consumer: string;
  producer: string;
  /** What the consumer was compiled against. */
  given: PropsText;
  /** What the producer's component takes. */
  accepted: PropsText;
}

export interface PropsFit {
  /** The compiler's reason why what is given is not accepted. */
  problem?: string;
  /** Properties that are given and that the producer does not know. */
  unknown: string[];
}

/** What the compiler has said, or is asked now: a release that has to be checked once more asks the same. */
const decided = new Map<string, Promise<PropsFit>>();

/** Whether what the consumer passes can be assigned to what the producer takes, for each pair. */
export function compareProps(pairs: readonly PropsPair[]): Promise<PropsFit[]> {
  const open = new Map(pairs.filter((pair) => !decided.has(keyOf(pair))).map((pair) => [keyOf(pair), pair]));
  if (open.size > 0) ask(open);
  return Promise.all(pairs.map((pair) => decided.get(keyOf(pair)) ?? Promise.resolve({ unknown: [] })));
}

/** What the compiler could not say is asked again the next time. */
function ask(open: ReadonlyMap<string, PropsPair>): void {
  const fits = askCompiler([...open.values()]);
  for (const [index, key] of [...open.keys()].entries()) {
    decided.set(
      key,
      fits.then((all) => all[index] ?? { unknown: [] }),
    );
    fits.catch(() => decided.delete(key));
  }
}

function keyOf({ consumer, producer, given, accepted }: PropsPair): string {
  return JSON.stringify([consumer, producer, given, accepted]);
}
