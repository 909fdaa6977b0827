// Builds the shell and the student's part as one application: the baseline of bench/size.mjs.
import { createRequire } from "node:module";
import path from "node:path";

process.env.NODE_ENV = "production";
const root = path.resolve(import.meta.dirname, "../..");
const { makeConfig } = await import("../../packages/build-config/rspack.mjs");
const { rspack } = createRequire(path.join(root, "packages/build-config/package.json"))("@rspack/core");

const shell = path.join(root, "apps/shell");
const config = makeConfig({ root: shell, name: "shell", host: true });
const compiler = rspack({
  ...config,
  entry: { main: path.join(import.meta.dirname, "main.tsx") },
  output: { ...config.output, path: path.join(import.meta.dirname, "dist") },
  plugins: config.plugins.filter((plugin) => plugin.constructor.name !== "ModuleFederationPlugin"),
  resolve: { ...config.resolve, modules: [path.join(shell, "node_modules"), "node_modules"] },
  devtool: false,
});
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats.toString("errors-only"));
    process.exit(1);
  }
});
