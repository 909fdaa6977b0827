import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import type { Value } from "../../model/value.ts";

type Token = { kind: "text"; character: string } | { kind: "any" } | { kind: "one" };

/** Parses a pattern: `*` is any text, `?` is one character, `~` escapes the next one. */
function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === "~" && index + 1 < pattern.length) {
      index += 1;
      tokens.push({ kind: "text", character: pattern.charAt(index) });
    } else if (character === "*") tokens.push({ kind: "any" });
    else tokens.push(character === "?" ? { kind: "one" } : { kind: "text", character });
  }
  return tokens;
}

/** Whether the pattern matches at a position. The number of steps is at most the product of both lengths. */
function matchesAt(call: Call, tokens: readonly Token[], text: string, start: number): boolean {
  let reachable = new Set([start]);
  for (const token of tokens) {
    call.run.meter.step(1 + reachable.size);
    if (token.kind === "any") {
      const first = Math.min(...reachable);
      reachable = new Set(Array.from({ length: text.length - first + 1 }, (_, more) => first + more));
      continue;
    }
    const fits = (at: number) => at < text.length && (token.kind === "one" || text.charAt(at) === token.character);
    reachable = new Set([...reachable].filter(fits).map((at) => at + 1));
    if (reachable.size === 0) return false;
  }
  return true;
}

/** Returns the position of a text from 1, like SEARCH: ignoring case and with wildcards; 0 if it does not occur. */
function positionOf(call: Call, pattern: string, text: string, first: number): number {
  const tokens = tokensOf(pattern.toLowerCase());
  const lower = text.toLowerCase();
  for (let start = first; start <= lower.length; start++) if (matchesAt(call, tokens, lower, start)) return start + 1;
  return 0;
}

const search = (find: (call: Call, wanted: string, text: string, first: number) => number): DaxFunction => ({
  arity: [2, 4],
  plain: true,
  value(call): Value {
    const first = call.whole(2, 1);
    if (first < 1) throw call.fault("runtime", `${call.node.name} counts characters from 1.`);
    const match = find(call, call.text(0), call.text(1), first - 1);
    if (match > 0) return match;
    if (call.has(3)) return call.value(3);
    throw call.fault("runtime", "The search text was not found.");
  },
});

const exactly = (_: Call, wanted: string, text: string, first: number): number => text.indexOf(wanted, first) + 1;

export const SEARCH: Functions = {
  SEARCH: search(positionOf),
  FIND: search(exactly),
  CONTAINSSTRING: { arity: [2, 2], plain: true, value: (call) => positionOf(call, call.text(1), call.text(0), 0) > 0 },
  CONTAINSSTRINGEXACT: { arity: [2, 2], plain: true, value: (call) => call.text(0).includes(call.text(1)) },
};
