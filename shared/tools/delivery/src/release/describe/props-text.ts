import ts from 'typescript';
import type { PropsText } from '@site/contracts';

/** A type that cannot be written down so that it means the same without its sources. */
export class UnwritableTypeError extends Error {
  constructor(readonly what: string) {
    super(`${what} cannot be written down`);
  }
}

/** Writes a type out whole: aliases and interfaces are replaced by what they stand for. */
export function writePropsText(
  type: ts.Type,
  checker: ts.TypeChecker,
  isOurs: (file: ts.SourceFile) => boolean,
): PropsText {
  const writer = new TypeWriter(checker, isOurs);
  const props = writer.write(type);
  return [...writer.declarations, `type Props = ${props};`].join('\n');
}

/** The same without declarations: a type that contains itself is written with a name (`T1`) that nothing declares. */
export function writeType(type: ts.Type, checker: ts.TypeChecker, isOurs: (file: ts.SourceFile) => boolean): string {
  return new TypeWriter(checker, isOurs).write(type);
}

const { TypeFlags, SymbolFlags, ObjectFlags } = ts;

/**
 * The order of members, names and parameters depends on the type alone: the compiler's own order depends on what it has
 * met before.
 */
class TypeWriter {
  /** Types that contain themselves get a name. */
  readonly declarations: string[] = [];
  #open = new Map<ts.Type, { name?: string }>();
  #named = new Map<ts.Type, string>();
  #names = 0;

  constructor(
    readonly checker: ts.TypeChecker,
    readonly isOurs: (file: ts.SourceFile) => boolean,
  ) {}

  write(type: ts.Type): string {
    if (type.flags & (TypeFlags.Any | TypeFlags.TypeParameter | TypeFlags.Index | TypeFlags.Conditional)) {
      throw new UnwritableTypeError(`the type "${this.checker.typeToString(type)}"`);
    }
    if (type.isStringLiteral()) return JSON.stringify(type.value);
    if (type.flags & TypeFlags.EnumLiteral && !type.isUnion())
      throw new UnwritableTypeError(`the enum "${this.checker.typeToString(type)}"`);
    if (!(type.flags & (TypeFlags.Object | TypeFlags.UnionOrIntersection))) return this.checker.typeToString(type);
    return this.#writeOnce(type);
  }

  #writeOnce(type: ts.Type): string {
    const known = this.#named.get(type);
    if (known) return known;
    const outer = this.#open.get(type);
    if (outer) return (outer.name ??= `T${++this.#names}`);
    const entry: { name?: string } = {};
    this.#open.set(type, entry);
    const text = this.#writeStructure(type);
    this.#open.delete(type);
    if (!entry.name) return text;
    this.#named.set(type, entry.name);
    this.declarations.push(`type ${entry.name} = ${text};`);
    return entry.name;
  }

  #writeStructure(type: ts.Type): string {
    if (type.isUnion()) return this.#writeUnion(type);
    if (type.isIntersection() && type.types.some((member) => !(member.flags & TypeFlags.Object))) {
      return this.#inOrder(type.types)
        .map((member) => `(${this.write(member)})`)
        .join(' & ');
    }
    const reference = this.#writeReference(type as ts.ObjectType); // neither literal nor union
    return reference ?? this.#writeObject(type);
  }

  #writeUnion({ types }: ts.UnionType): string {
    const members = new Set(this.#inOrder(types).map((member) => `(${this.write(member)})`));
    if (members.has('(true)') && members.has('(false)')) {
      members.delete('(true)');
      members.delete('(false)');
      members.add('(boolean)');
    }
    return [...members]
      .map((member) => member.replace(/^\(([\w" -]+)\)$/, '$1'))
      .sort()
      .join(' | ');
  }

  /** Names are given in the order of writing, so the members are put into an order before. */
  #inOrder(types: readonly ts.Type[]): readonly ts.Type[] {
    if (types.filter(({ flags }) => flags & (TypeFlags.Object | TypeFlags.UnionOrIntersection)).length < 2)
      return types;
    const sketches = types.map((type) => ({ type, sketch: sketch(type, this.checker) }));
    return sketches.sort((a, b) => (a.sketch < b.sketch ? -1 : 1)).map(({ type }) => type);
  }

  /** Arrays, tuples, and what the language or a library declares: by name. */
  #writeReference(type: ts.ObjectType): string | undefined {
    const { checker } = this;
    const inner = type.objectFlags & ObjectFlags.Reference ? checker.getTypeArguments(type as ts.TypeReference) : [];
    if (checker.isTupleType(type)) return this.#writeTuple(type as ts.TupleTypeReference, inner);
    const symbol = type.getSymbol();
    if (
      !symbol ||
      symbol.flags & (SymbolFlags.TypeLiteral | SymbolFlags.ObjectLiteral | SymbolFlags.Function | SymbolFlags.Method)
    )
      return undefined;
    const file = symbol.declarations?.[0]?.getSourceFile();
    if (!file || this.isOurs(file)) return undefined;
    const isOfLanguage = isLanguage(file);
    const parameters = inner.map((each) =>
      each.flags & TypeFlags.Any ? 'unknown' : isOfLanguage ? this.write(each) : this.#writeIfPossible(each),
    );
    const list = parameters.length > 0 ? `<${parameters.join(', ')}>` : '';
    if (isOfLanguage) return `${symbol.name}${list}`;
    return `External<${[JSON.stringify(checker.getFullyQualifiedName(symbol).replace(/^".*"\./, '')), ...parameters].join(', ')}>`;
  }

  /** A library's own types say `any` where nobody of the site did: `ReactNode`, deep inside. */
  #writeIfPossible(type: ts.Type): string {
    const [open, named, declared] = [new Map(this.#open), new Map(this.#named), this.declarations.length];
    try {
      return this.write(type);
    } catch (error) {
      // A name that was given on the way would be declared by nobody.
      [this.#open, this.#named] = [open, named];
      this.declarations.length = declared;
      if (error instanceof UnwritableTypeError) return 'unknown';
      throw error;
    }
  }

  #writeTuple({ target }: ts.TupleTypeReference, inner: readonly ts.Type[]): string {
    const elements = inner.map((each, index) => {
      const flags = target.elementFlags[index] ?? 0;
      if (flags & ts.ElementFlags.Rest) return `...(${this.write(each)})[]`;
      return flags & ts.ElementFlags.Optional ? `(${this.write(each)})?` : this.write(each);
    });
    return `${target.readonly ? 'readonly ' : ''}[${elements.join(', ')}]`;
  }

  #writeObject(type: ts.Type): string {
    const signatures = type.getCallSignatures().map((signature) => this.#writeSignature(signature));
    const properties = [...type.getProperties()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((property) => this.#writeProperty(property));
    const indexes = this.checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, type: value, isReadonly }) =>
          `${isReadonly ? 'readonly ' : ''}[key: ${this.write(keyType)}]: ${this.write(value)}`,
      );
    const members = [...signatures, ...indexes, ...properties];
    return members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
  }

  #writeProperty(property: ts.Symbol): string {
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
    const declared = this.checker.getTypeOfSymbol(property);
    // `undefined` is what the question mark says already.
    const type = isOptional ? this.checker.getNonNullableType(declared) : declared;
    const orNull =
      isOptional && declared.isUnion() && declared.types.some(({ flags }) => flags & TypeFlags.Null) ? ' | null' : '';
    try {
      const key = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
      return `${key}${isOptional ? '?' : ''}: ${this.write(type)}${orNull}`;
    } catch (error) {
      if (error instanceof UnwritableTypeError) throw new UnwritableTypeError(`${error.what} of "${property.name}"`);
      throw error;
    }
  }

  #writeSignature(signature: ts.Signature): string {
    if (signature.typeParameters) throw new UnwritableTypeError('a generic function');
    const parameters = signature.parameters.map((parameter, index) => {
      const declaration = parameter.valueDeclaration;
      const isRest =
        declaration !== undefined && ts.isParameter(declaration) && declaration.dotDotDotToken !== undefined;
      const isOptional =
        declaration !== undefined && ts.isParameter(declaration) && this.checker.isOptionalParameter(declaration);
      return `${isRest ? '...' : ''}p${index}${isOptional ? '?' : ''}: ${this.write(this.checker.getTypeOfSymbol(parameter))}`;
    });
    return `(${parameters.join(', ')}): ${this.write(signature.getReturnType())}`;
  }
}

/** Enough of a type to tell it from others, in an order of its own: of one with a name the name. */
function sketch(type: ts.Type, checker: ts.TypeChecker, depth = 3): string {
  const inner = (member: ts.Type) => sketch(member, checker, depth - 1);
  if (depth === 0) return '';
  if (type.isUnionOrIntersection()) return type.types.map(inner).sort().join();
  if (!(type.flags & TypeFlags.Object)) return checker.typeToString(type);
  const name = type.getSymbol()?.name ?? '';
  const parameters =
    (type as ts.ObjectType).objectFlags & ObjectFlags.Reference
      ? checker.getTypeArguments(type as ts.TypeReference).map(inner)
      : [];
  if (!name.startsWith('__')) return [name, ...parameters].join();
  const properties = type.getProperties();
  // Style objects of a library have thousands, each with a union of its own.
  if (properties.length > 20)
    return properties
      .map((property) => property.name)
      .sort()
      .join();
  return properties
    .map((property) => `${property.name}:${inner(checker.getTypeOfSymbol(property))}`)
    .sort()
    .join();
}

function isLanguage(file: ts.SourceFile): boolean {
  return /[\\/]typescript[\\/]lib[\\/]lib\.[^\\/]*\.d\.ts$/.test(file.fileName);
}
