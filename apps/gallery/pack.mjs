import path from "node:path";
import { localIdentName, styleSheets, typescript } from "@dryrun/build-config/rspack";
import { rspack } from "@rspack/core";
import { RspackDevServer } from "@rspack/dev-server";

const root = import.meta.dirname;

/** A page outside of the product's parts: no shared code, no remotes. */
const configOf = ({ isDev, out = path.join(root, "dist") }) => ({
  context: root,
  mode: isDev ? "development" : "production",
  target: ["web", "es2022"],
  entry: { main: "./src/main.tsx" },
  devtool: isDev ? "cheap-module-source-map" : false,
  output: { path: out, clean: true, publicPath: "auto", filename: "[name].js" },
  resolve: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  module: {
    generator: { "css/auto": { localIdentName, exportsConvention: "as-is" } },
    rules: [styleSheets, typescript({ isDev: false })],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: "./src/index.html" })],
  performance: { hints: false },
  lazyCompilation: false,
});

/** Builds the page into a folder; returns whether it succeeded. */
export function build(out) {
  const compiler = rspack(configOf({ isDev: false, out }));
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) console.error(stats.toString({ preset: "errors-only" }));
      compiler.close(() => resolve(!stats.hasErrors()));
    }),
  );
}

/** Serves the page, rebuilt at each change, until it is stopped. */
export async function serve(port) {
  const options = { port, host: "127.0.0.1", allowedHosts: ["localhost", "127.0.0.1"], setupExitSignals: false };
  const server = new RspackDevServer({ ...options, hot: false }, rspack(configOf({ isDev: true })));
  await server.start();
  return () => server.stop();
}
