// A plugin of oxlint: text must not be a key of a plain object, because every object has `constructor` and `toString` too.
import { readFileSync } from "node:fs";
import path from "node:path";

/** Whether the type is `Record<string, …>` or `{ [key: string]: … }`, also inside `Readonly` and `Partial`. */
function isKeyedByText(type) {
  const args = (type?.typeArguments ?? type?.typeParameters)?.params ?? [];
  if (type?.type === "TSTypeReference" && /^(Readonly|Partial)$/.test(type.typeName.name))
    return isKeyedByText(args[0]);
  if (type?.type === "TSTypeReference") return type.typeName.name === "Record" && args[0]?.type === "TSStringKeyword";
  const signature = type?.type === "TSTypeLiteral" && type.members.find((one) => one.type === "TSIndexSignature");
  return signature?.parameters?.[0]?.typeAnnotation.typeAnnotation.type === "TSStringKeyword";
}

const exported = (name) =>
  new RegExp(String.raw`^export const ${name}: (?:(?:Readonly|Partial)<)?(?:Record<string,|\{ \[\w+: string\])`, "m");

/** Whether this import has such a type in its file; constants of other packages are not checked. */
function isImported({ imported, parent }, file) {
  const source = parent.source.value;
  if (!source.startsWith(".") || imported?.type !== "Identifier") return false;
  try {
    return exported(imported.name).test(readFileSync(path.resolve(path.dirname(file), source), "utf8"));
  } catch {
    return false; // not a file of the repository
  }
}

function definitionOf(context, node) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable) return variable.defs[0];
  }
  return undefined;
}

function isTable(context, node) {
  if (node.type === "ObjectExpression") return true;
  if (node.type !== "Identifier") return false;
  const definition = definitionOf(context, node);
  if (definition?.type === "ImportBinding") return isImported(definition.node, context.filename);
  if (definition?.type !== "Variable" || definition.node.parent.kind !== "const") return false;
  const { id, init } = definition.node;
  const claimed = init?.type === "TSAsExpression" ? init.typeAnnotation : null;
  return isKeyedByText(id.typeAnnotation?.typeAnnotation) || isKeyedByText(claimed);
}

const isFixed = ({ type, expressions }) =>
  type === "Literal" || (type === "TemplateLiteral" && expressions.length === 0);

/** Whether it is read only after `Object.hasOwn(TABLE, …)`. */
function isGuarded(node, name) {
  const asks = ({ type, callee, arguments: args }) =>
    type === "CallExpression" && callee.property?.name === "hasOwn" && args[0]?.name === name;
  for (let one = node; one; one = one.parent) {
    const test = one.test ?? (one.type === "LogicalExpression" && one.operator === "&&" ? one.left : null);
    if (test && asks(test)) return true;
  }
  return false;
}

const MESSAGE = "A text such as `constructor` is a key of every object: use a Map, a Set, or Object.hasOwn.";
const onTextKey = (context) => ({
  MemberExpression(node) {
    const { object, property, computed, parent } = node;
    const isWritten = parent.type === "AssignmentExpression" && parent.left === node;
    if (!computed || isWritten || isFixed(property) || !isTable(context, object)) return;
    if (!isGuarded(node, object.name)) context.report({ node, message: MESSAGE });
  },
  BinaryExpression(node) {
    if (node.operator === "in" && !isFixed(node.left) && isTable(context, node.right))
      context.report({ node, message: MESSAGE });
  },
});

export default { meta: { name: "keys" }, rules: { "no-text-key": { create: onTextKey } } };
