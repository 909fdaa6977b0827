// In a production build for browsers a contract is its method, its path and its flags: what it checks is checked by the server,
// so the schemas and the library behind them (some 15 KB gzip in every part) stay out.
import { parse, print } from "@swc/core";

const SERVER_ONLY = new Set(["params", "query", "body", "response", "errors"]);

export default function contractLoader(source) {
  const done = this.async();
  strip(source).then(
    (code) => done(null, code),
    (error) => done(error),
  );
}

/**
 * Takes the schemas out of each `defineContract({ … })`, and the declarations that only they used. What is left is the object
 * itself: a call might do something, so that the bundler would keep the contracts that a page does not use.
 */
export async function strip(source) {
  const program = await parse(source, { syntax: "typescript", target: "es2022" });
  const gone = new Set();
  program.body = program.body.filter((item) => {
    const { declarations } = item.type === "ExportDeclaration" ? item.declaration : item;
    if (!declarations) return true;
    for (const { init } of declarations) if (isContract(init)) stripObject(init.arguments[0].expression);
    // A part of a schema taken from it, `const { a, ...rest } = fields`, goes with it.
    if (declarations.every(({ init }) => !isSchema(init) && !isNameIn(gone, init))) return true;
    for (const { id } of declarations) gone.add(id.value);
    return false;
  });
  while (dropUnused(program)); // each round may leave others without a use
  for (const declaration of contractsIn(program)) declaration.init = declaration.init.arguments[0].expression;
  const { code } = await print(program, {});
  return code;
}

const contractsIn = ({ body }) =>
  body
    .flatMap((item) => (item.type === "ExportDeclaration" ? item.declaration : item).declarations ?? [])
    .filter(({ init }) => isContract(init));

/** Removes the first declaration of the module's own that nothing names; whether there was one. */
function dropUnused(program) {
  const uses = new Map();
  countNames(program.body, uses);
  const at = program.body.findIndex(
    ({ type, declarations }) =>
      type === "VariableDeclaration" && declarations.every(({ id }) => uses.get(id.value) === 1),
  );
  if (at >= 0) program.body.splice(at, 1);
  return at >= 0;
}

function countNames(node, uses) {
  if (typeof node !== "object" || node === null) return;
  if (node.type === "Identifier") uses.set(node.value, (uses.get(node.value) ?? 0) + 1);
  for (const child of Object.values(node)) countNames(child, uses);
}

const isNameIn = (names, node) => node?.type === "Identifier" && names.has(node.value);

const isContract = (node) => node?.type === "CallExpression" && node.callee.value === "defineContract";

/** What a call made, alone or in an object, is a schema or part of one; lists of words stay. */
const isSchema = (node) =>
  (node?.type === "CallExpression" && !isContract(node)) ||
  (node?.type === "ObjectExpression" &&
    node.properties.some(({ value, type }) => type === "SpreadElement" || isSchema(value)));

function stripObject(object) {
  object.properties = object.properties.filter(({ key }) => !SERVER_ONLY.has(key?.value));
}
