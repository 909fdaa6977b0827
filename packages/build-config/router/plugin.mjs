import path from "node:path";
import { rspack } from "@rspack/core";

/** Where a release of the router moves them, they are in the build again, and `npm run sizes` measures it. */
const LEFT_OUT = [
  [/[\\/]react-router[\\/].*[\\/]lib[\\/]router[\\/]instrumentation\.js$/, "no-instrumentation.mjs"],
  [/[\\/]react-router[\\/].*[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/, "no-framework.mjs"],
];

/** The router without what only its framework mode uses. */
export const leanRouter = () => ({
  apply(compiler) {
    for (const [from, to] of LEFT_OUT)
      new rspack.NormalModuleReplacementPlugin(from, path.join(import.meta.dirname, to)).apply(compiler);
  },
});
