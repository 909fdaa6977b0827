// `node --import @dryrun/build-config/typescript` lets Node load the product's packages, which are TypeScript, even from node_modules. Node
// itself strips the types of a repository's own files only.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

registerHooks({
  load(url, context, next) {
    if (!/\/node_modules\/@dryrun\/.*\.ts$/.test(url)) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"));
    return { format: "module", source, shortCircuit: true };
  },
});
