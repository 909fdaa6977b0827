// Determines what a part needs of the shell and of the API, and whether they have it.
import { breakingChanges } from "../../packages/domain/src/contract/compare.ts";

const SCRIPT = /\.js$/;
const textOf = (files) =>
  Object.entries(files)
    .filter(([name]) => SCRIPT.test(name))
    .map(([, content]) => content.toString())
    .join("\n");

/** Returns the names of facades and the calls that a part's scripts contain; an extra name only makes the check stricter. */
export function needsOf(files, { facades, wire, contract }) {
  const text = textOf(files);
  const words = new Set(text.match(/[\w$]+/g));
  const used = Object.entries(facades).map(([facade, names]) => [facade, names.filter((name) => words.has(name))]);
  const quoted = new Set([...text.matchAll(/["'`](\/[^"'`]*)(?=["'`])/g)].map(([, path]) => path));
  const calls = Object.entries(wire).filter(([, call]) => quoted.has(call.path));
  return { contract, facades: Object.fromEntries(used), calls: Object.fromEntries(calls) };
}

/** Returns what a shell lacks of a part's needs, as sentences. */
export function lackedByShell(needs, shell, part = "it") {
  const contract =
    needs.contract === shell.contract
      ? []
      : [`${part} speaks contract ${needs.contract} with its shell, and this one speaks ${shell.contract}`];
  const names = Object.entries(needs.facades).flatMap(([facade, used]) =>
    used
      .filter((name) => !shell.facades[facade]?.includes(name))
      .map((name) => `${part} needs ${name} of ${facade}, which this shell does not have`),
  );
  return [...contract, ...names];
}

/** Returns what the live API lacks, or does differently, as sentences. */
export const lackedByApi = (needs, live) => breakingChanges(needs.calls, live);
