// Builds a Web Worker of a part separately, because Module Federation's runtime does not start in a worker.
import path from "node:path";
import { rspack } from "@rspack/core";
import { HASH, minimizer, typescript } from "./rspack.mjs";

/** The folder of a part's workers, below its own. Scripts in it may run WebAssembly (security-policy.ts of the API). */
const FOLDER = "workers";

/** numfmt's languages would be as large as the rest of it. */
const englishNumbers = new rspack.NormalModuleReplacementPlugin(/^\.\/locale\.js$/, (resource) => {
  if (/[\\/]numfmt[\\/]lib$/.test(resource.context))
    resource.request = path.join(import.meta.dirname, "replacements/numfmt-english.mjs");
});

/** Builds the worker; returns the folder of its files, and the path of its script from the part's own folder. */
export async function buildWorker({ root, name, entry }) {
  const isDev = process.env.NODE_ENV !== "production";
  const folder = path.join(root, "node_modules/.cache/workers", isDev ? "dev" : "production");
  const compiler = rspack({
    context: root,
    name,
    mode: isDev ? "development" : "production",
    target: ["webworker", "es2022"],
    entry: { [name]: entry },
    devtool: isDev ? "cheap-module-source-map" : "hidden-source-map",
    output: {
      path: path.join(folder, FOLDER),
      clean: true,
      publicPath: "auto",
      filename: `[name].${HASH}.js`,
      chunkFilename: `[name].${HASH}.js`,
      assetModuleFilename: `[name].${HASH}[ext]`,
    },
    resolve: { extensions: [".ts", ".mjs", ".js"], fallback: { fs: false, path: false, crypto: false } },
    module: { rules: [typescript({ isDev })] },
    optimization: { minimizer },
    plugins: [englishNumbers],
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  const {
    errors = [],
    warnings = [],
    assetsByChunkName = {},
  } = stats.toJson({ all: false, errors: true, warnings: true, assets: true });
  const faults = [...errors, ...warnings].map(({ message }) => message);
  if (faults.length > 0) throw new Error(`The worker ${name} does not build:\n${faults.join("\n")}`);
  const [script] = assetsByChunkName[name].filter((file) => file.endsWith(".js"));
  return { folder, script: `${FOLDER}/${script}` };
}
