import { fail } from "./errors.ts";

type Part = { star: true } | { star: false; fits: (char: string) => boolean };

function setOf(text: string): (char: string) => boolean {
  const not = text.startsWith("!");
  const ranges: [string, string][] = [];
  const body = not ? text.slice(1) : text;
  for (let i = 0; i < body.length; i++) {
    const from = body[i] ?? "";
    const ranged = body[i + 1] === "-" && i + 2 < body.length;
    const to = ranged ? (body[i + 2] ?? "") : from;
    if (to < from) fail(5);
    ranges.push([from, to]);
    if (ranged) i += 2;
  }
  return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== not;
}

function partsOf(pattern: string): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i] ?? "";
    if (char === "*") parts.push({ star: true });
    else if (char === "?") parts.push({ star: false, fits: () => true });
    else if (char === "#") parts.push({ star: false, fits: (one) => one >= "0" && one <= "9" });
    else if (char === "[") {
      const end = pattern.indexOf("]", i + 1);
      if (end < 0) return fail(5);
      const fits = setOf(pattern.slice(i + 1, end));
      if (end > i + 1) parts.push({ star: false, fits });
      i = end;
    } else parts.push({ star: false, fits: (one) => one === char });
  }
  return parts;
}

/** VBA's Like: `?`, `*`, `#`, `[a-z]`, `[!a-z]`. The work is at most the product of the two lengths. */
export function matchesLike(given: string, givenPattern: string, textCompare: boolean): boolean {
  const text = textCompare ? given.toLowerCase() : given;
  const parts = partsOf(textCompare ? givenPattern.toLowerCase() : givenPattern);
  let [at, part, star, retry] = [0, 0, -1, 0];
  while (at < text.length) {
    const now = parts[part];
    if (now?.star) {
      star = part++;
      retry = at;
    } else if (now && !now.star && now.fits(text[at] ?? "")) {
      part++;
      at++;
    } else if (star >= 0) {
      part = star + 1;
      at = ++retry;
    } else return false;
  }
  return parts.slice(part).every((one) => one.star);
}
