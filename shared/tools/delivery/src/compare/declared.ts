import ts from 'typescript';
import { openTypeProgram, type TypeProgram } from '../check/types/type-program';
import type { TypedPart } from '../check/types/question';

export interface Declared {
  /** Fragment to its properties and types; optional ones start with `?`. */
  fragments: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Export of a shared module (`Heading of @site/ui/core`) to its type. */
  exports: ReadonlyMap<string, string>;
}

/** `parts` are the part and the shell. */
export function readDeclared(parts: readonly TypedPart[], part: string): Declared {
  const opened = openTypeProgram({ parts, consumers: [] });
  const ids = [...opened.fragments].filter((id) => id.startsWith(`${part}/`));
  const all = opened.checker.getTypeAtLocation(opened.fragmentProps);
  return {
    fragments: new Map(ids.map((id) => [id.split('/').at(-1) ?? '', propertiesOf(opened, all.getProperty(id))])),
    exports: exportsOf(opened),
  };
}

function propertiesOf({ checker }: TypeProgram, fragment: ts.Symbol | undefined): Map<string, string> {
  const properties = fragment ? checker.getTypeOfSymbol(fragment).getProperties() : [];
  return new Map(
    properties.map((each): [string, string] => {
      const isOptional = (each.flags & ts.SymbolFlags.Optional) !== 0;
      const type = checker.getTypeOfSymbol(each);
      return [each.name, isOptional ? `?${textOf(checker, checker.getNonNullableType(type))}` : textOf(checker, type)];
    }),
  );
}

/** Expands unions by one level, so that changed members appear. */
function textOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (!type.isUnion() || type.flags & ts.TypeFlags.Boolean) return checker.typeToString(type);
  return type.types.map((each) => checker.typeToString(each)).join(' | ');
}

function exportsOf({ program, checker, shared }: TypeProgram): Map<string, string> {
  return new Map(
    [...shared].flatMap(([module, file]) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return (symbol ? checker.getExportsOfModule(symbol) : []).map((each): [string, string] => {
        const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
        return [`${each.name} of ${module}`, target.declarations?.[0]?.getSourceFile().text ?? ''];
      });
    }),
  );
}
