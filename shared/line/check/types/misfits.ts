import ts from 'typescript';
import { partOf, type FragmentId } from '@site/contracts';
import { readFragmentUse } from '../../release/describe/fragment-use';
import { scopesOf, userOf } from './around';
import { findMissing } from './missing-export';
import { findMissingTokens } from './missing-tokens';
import { findOrigin, type Origin } from './origin';
import type { Misfit } from './question';
import { isIgnored, isRead, reasonOf, unknownIn } from './reasons';
import type { TypeProgram } from './type-program';

/** Compiler errors in a consumer's sources that come from other parts' declarations. */
export function findMisfits(opened: TypeProgram, consumer: string): Misfit[] {
  const found = new Map<string, Misfit>();
  for (const source of opened.sourcesOf(consumer))
    for (const diagnostic of opened.program.getSemanticDiagnostics(source)) {
      const misfit = isIgnored(diagnostic)
        ? undefined
        : describe(opened, consumer, nodeAt(source, diagnostic), diagnostic);
      if (misfit) found.set(misfit.sentence, misfit);
    }
  for (const misfit of [...ignoredProperties(opened, consumer), ...findMissingTokens(opened, consumer)])
    found.set(misfit.sentence, misfit);
  return [...found.values()];
}

function ignoredProperties(opened: TypeProgram, consumer: string): Misfit[] {
  const { checker, fragmentProps } = opened;
  const uses = readFragmentUse(consumer, opened.sourcesOf(consumer), checker);
  return [...uses].flatMap(([id, names]) => {
    const fragment = checker.getTypeAtLocation(fragmentProps).getProperty(id);
    const taken = fragment && checker.getTypeOfSymbol(fragment);
    if (!taken || taken.getStringIndexType()) return [];
    return [...names]
      .filter((name) => !taken.getProperty(name))
      .flatMap((name) => ofFragment(opened, consumer, id, name, '') ?? []);
  });
}

function nodeAt(source: ts.SourceFile, { start = 0, length = 0 }: ts.Diagnostic): ts.Node {
  const covers = (node: ts.Node) => node.getStart(source) <= start && node.end >= start + length;
  const narrow = (node: ts.Node): ts.Node => {
    const inner = ts.forEachChild(node, (child) => (covers(child) ? child : undefined));
    return inner ? narrow(inner) : node;
  };
  return narrow(source);
}

function describe(opened: TypeProgram, consumer: string, node: ts.Node, diagnostic: ts.Diagnostic): Misfit | undefined {
  const missing = findMissing(opened, node);
  if (missing?.isType) return undefined;
  if (missing)
    return ofShared(`${consumer} uses ${missing.name} of ${missing.module}, which the shell does not provide.`);
  const user = isRead(diagnostic) ? undefined : userOf(node);
  const taker = user && findOrigin(opened, user);
  const origin = taker ?? originAround(opened, node);
  if (!origin) return undefined;
  const [reason, unknown] = [reasonOf(diagnostic, node), unknownIn(diagnostic)];
  if ('fragment' in origin) return ofFragment(opened, consumer, origin.fragment, unknown, reason);
  const use = `${consumer} uses ${origin.name} of ${origin.module}`;
  if (unknown) return ofShared(`${use} with "${unknown}", which the shell's no longer takes.`);
  return ofShared(
    taker || origin.isType
      ? `${use}, but what it passes does not fit what the shell's takes: ${reason}`
      : `${use}, but what it reads is not what the shell's returns: ${reason}`,
  );
}

function originAround(opened: TypeProgram, node: ts.Node): Origin | undefined {
  for (const scope of scopesOf(node)) {
    const origin = findOrigin(opened, scope);
    if (origin) return origin;
  }
  return undefined;
}

function ofShared(sentence: string): Misfit {
  return { producer: 'shell', sentence };
}

/** `checkModules` reports missing fragments. */
function ofFragment(
  { fragments }: TypeProgram,
  consumer: string,
  fragment: string,
  unknown: string | undefined,
  reason: string,
): Misfit | undefined {
  if (!fragments.has(fragment)) return undefined;
  const producer = partOf(fragment as FragmentId); // An exposed fragment.
  return {
    producer,
    sentence: unknown
      ? `${consumer} passes "${unknown}" to ${fragment}, which ${producer} no longer takes.`
      : `${consumer} consumes ${fragment}, but what it passes does not fit what ${producer} takes: ${reason}`,
  };
}
