import { rspack } from "@rspack/core";

/** Bundles scripts for Node into one file each; packages in `outside` are imported at run time. */
export async function bundleForNode({ root, entry, folder, outside }) {
  const compiler = rspack({
    context: root,
    mode: "production",
    target: "node22",
    entry,
    devtool: false,
    externalsType: "module",
    externals: Object.fromEntries(outside.map((name) => [name, name])),
    output: { path: folder, filename: "[name].mjs", module: true, chunkFormat: "module", library: { type: "module" } },
    resolve: { extensions: [".ts", ".mjs", ".js"] },
    module: {
      // A script finds its own folder at run time.
      parser: { javascript: { importMeta: false, dynamicImportMode: "eager", url: false, createRequire: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: "builtin:swc-loader",
          options: { jsc: { parser: { syntax: "typescript" }, target: "es2023" } },
        },
      ],
    },
    optimization: { minimize: false },
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString("errors-warnings"));
}
