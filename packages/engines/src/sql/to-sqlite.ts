import { dividesExactly } from "./dialects.ts";
import { withExactDivision } from "./rewrite/expressions/division.ts";
import { withExpressions } from "./rewrite/expressions/expressions.ts";
import { withoutHints, withPlainNames } from "./rewrite/names.ts";
import { withoutQuantifiers } from "./rewrite/quantified.ts";
import { withScopes } from "./rewrite/scopes.ts";
import { isSign, printNodes, treeOf } from "./rewrite/tree.ts";

/** Rewrites a statement for SQL Server, MySQL, Oracle or PostgreSQL for SQLite. */
export function toSqlite(statement: string): string {
  const tree = treeOf(statement);
  if (!tree) return statement;
  while (isSign(tree.at(-1), ";")) tree.pop();
  const plain = withoutHints(withPlainNames(tree));
  const divided = dividesExactly(statement) ? withExactDivision(plain) : plain;
  return printNodes(withExpressions(withoutQuantifiers(withScopes(divided))));
}
