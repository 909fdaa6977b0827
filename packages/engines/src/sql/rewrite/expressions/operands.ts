import { isSign, type Node, wordAt } from "../tree.ts";

const isEnd = (item: Node | undefined): boolean => item !== undefined && item.kind !== "sign";

/** Takes the last operand off: a value, a call, brackets, or `table.column`. */
export function takeOperand(made: Node[]): Node[] {
  let from = made.length - 1;
  if (from < 0 || !isEnd(made[from])) return [];
  if (made[from]?.kind === "group" && made[from - 1]?.kind === "word" && wordAt(made, from - 1) !== "in") from -= 1;
  while (from >= 2 && isSign(made[from - 1], ".")) from -= 2;
  return made.splice(from);
}
