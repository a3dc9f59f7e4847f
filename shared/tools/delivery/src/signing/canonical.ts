/** JSON with sorted names and without spaces: one text for equal values. `undefined` fields are left out. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    const isRecord = typeof each === 'object' && each !== null && !Array.isArray(each);
    return isRecord ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each;
  });
}
