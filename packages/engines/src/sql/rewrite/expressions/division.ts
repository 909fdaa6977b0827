import { isSign, type Node } from "../tree.ts";

const TIMES_ONE_BY: Node[] = [
  { kind: "sign", text: "*" },
  { kind: "number", text: "1.0" },
  { kind: "sign", text: "/" },
];

/** Rewrites `a / b` as `a * 1.0 / b`: SQLite drops the decimals if both are integers. */
export function withExactDivision(items: readonly Node[]): Node[] {
  return items.flatMap((item): Node[] => {
    if (item.kind === "group") return [{ kind: "group", items: withExactDivision(item.items) }];
    return isSign(item, "/") ? TIMES_ONE_BY : [item];
  });
}
