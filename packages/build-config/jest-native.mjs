// Test files import from `@jest/globals`, which throws outside of Jest's own modules: here they are what the runner made global.
import { registerHooks } from "node:module";

const NAMES = "afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test";
const url = `data:text/javascript,${encodeURIComponent(`export const { ${NAMES} } = globalThis;`)}`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "@jest/globals" ? { url, format: "module", shortCircuit: true } : next(specifier, context),
});
