/** One sentence before the compiler's own words. */
export function describeFault(part: string, output: string): string {
  const [, missing, folder] = /Can't resolve '([^']+)' in '([^']+)'/.exec(output) ?? [];
  if (missing) return `${part} imports ${missing} in ${folder}, where no such file or package is.`;
  const [, hidden, name] =
    /"\.\/([^"]+)" is not exported under .*? from package \S*?node_modules\/(\S+)/.exec(output) ?? [];
  if (name) return `${part} imports the file ${hidden} of ${name}, which ${name} keeps to itself: import ${name}.`;
  return `${part} does not build:`;
}
