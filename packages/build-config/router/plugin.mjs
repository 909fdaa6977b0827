import path from "node:path";
import { rspack } from "@rspack/core";

/** If a release of the router moves these, they are in the build again, and `tools/check-sizes.mjs` detects the growth. */
const LEFT_OUT = [
  [/[\\/]react-router[\\/].*[\\/]lib[\\/]router[\\/]instrumentation\.js$/, "no-instrumentation.mjs"],
  [/[\\/]react-router[\\/].*[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/, "no-framework.mjs"],
];

/** Leaves out of the router what only its framework mode uses. */
export const leanRouter = () => ({
  apply(compiler) {
    for (const [from, to] of LEFT_OUT)
      new rspack.NormalModuleReplacementPlugin(from, path.join(import.meta.dirname, to)).apply(compiler);
  },
});
