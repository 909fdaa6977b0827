// Replaces the runtime's parser of version ranges, which is 1.3 KB: `shared.mjs` uses only "^" and a version, and the runtime itself
// compares two versions by "<=".
const numbersOf = (version) => version.split(/[.+-]/, 3).map(Number);

/**
 * Whether a version satisfies a range.
 * @param version such as "19.3.1"; one without numbers satisfies nothing
 * @param range "^19.3.0": equal up to the first number that is not 0, and not older; "<=19.3.0"; throws for anything else
 */
export function satisfy(version, range) {
  const [, operator, limit] = /^(\^|<=)(.*)$/.exec(range) ?? [];
  if (!operator) throw new Error(`Not a range that the parts use: ${range}`);
  const [own, asked] = [numbersOf(version || ""), numbersOf(limit)];
  const first = asked.findIndex((number) => number > 0);
  for (const [at, number] of asked.entries()) {
    if (own[at] === number) continue;
    return operator === "^" ? at > first && own[at] > number : own[at] < number;
  }
  return true;
}
