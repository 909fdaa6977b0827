import path from "node:path";
import { createTransformer } from "@swc/jest";

const root = path.resolve(import.meta.dirname, "../../..");
const optimizer = { globals: { vars: { "import.meta.hot": "undefined" } } }; // for react-router
const transform = { react: { runtime: "automatic" }, optimizer };
const swc = createTransformer({ jsc: { parser: { syntax: "typescript", tsx: true }, transform } });
/**
 * The result depends on the file alone, so that a library is compiled once and not once for each package. Their common
 * `jest.id` names the folder of the cache.
 */
const getCacheKey = (source, file, options) =>
  swc.getCacheKey(source, file, { ...options, config: { rootDir: root }, configString: "" });
export default { ...swc, getCacheKey };
