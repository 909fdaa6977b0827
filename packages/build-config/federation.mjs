import { createRequire } from "node:module";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { sharedDeps } from "./shared.mjs";

const RUNTIME = ["@module-federation/runtime", "@module-federation/runtime-tools"];
const BUNDLER_RUNTIME = "@module-federation/webpack-bundler-runtime";
/** `disableSnapshot` leaves the first three in. If a release of the runtime moves them, they are in the build again. */
const LEFT_OUT =
  /[\\/](runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/]SnapshotHandler|generate-preload-assets)|utils[\\/]preload)\.js|error-codes[\\/]dist[\\/]desc\.mjs|sdk[\\/]dist[\\/]logger\.js)$/;
const fileOf = (name) => path.join(import.meta.dirname, "replacements", name);

/** Returns the plugins that make a build the shell (`host`) or a part of it. */
export const federation = ({ root, name, host, exposes = {}, hash }) => [
  new ModuleFederationPlugin({
    name,
    filename: `remoteEntry${hash}.js`,
    exposes,
    remotes: {}, // /remotes.json names them at run time
    shared: sharedDeps(root, host),
    shareStrategy: "loaded-first",
    manifest: true,
    dts: false,
    dev: false,
    // The Node branch contains an eval. The shell reads manifests itself (apps/shell/src/releases/manifest.ts).
    experiments: { optimization: { target: "web", disableSnapshot: true } },
  }),
  oneRuntime(fileOf(host ? "lend.mjs" : "borrow.mjs")),
  new rspack.NormalModuleReplacementPlugin(LEFT_OUT, fileOf("left-out.mjs")),
];

/**
 * Replaces the bundler's runtime by `file`; otherwise every build would include it. The federation plugin's aliases resolve to the
 * runtime's CommonJS builds, from which nothing can be left out, and to a second instance next to the ES modules.
 */
const oneRuntime = (file) => ({
  apply(compiler) {
    const bundled = createRequire(import.meta.url).resolve(BUNDLER_RUNTIME);
    compiler.hooks.afterPlugins.tap("oneRuntime", () => {
      const { alias } = compiler.options.resolve;
      const kept = Object.entries(alias).filter(([key]) => !RUNTIME.includes(key.replace("$", "")));
      compiler.options.resolve.alias = { ...Object.fromEntries(kept), [bundled]: file };
    });
  },
});
