import { createRequire } from "node:module";
import path from "node:path";
import { rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { compileAhead } from "./compile-ahead.mjs";
import { federation } from "./federation.mjs";
import { pageFiles } from "./page-files.mjs";
import { isOrderBetweenLayers } from "./sheets/layers.mjs";
import { failOnWarnings } from "./warnings.mjs";

const here = import.meta.dirname;
export const BROWSERS = ["chrome >= 111", "edge >= 111", "safari >= 16.4", "firefox >= 114"];

/** Keeps chunks and class names of two releases apart. */
export const uniqueName = (name, version) => `dryrun_${name}_${version}`.replace(/\W/g, "_");
export const localIdentName = "[hash:8]";
/** In the names of all files: with another length, HTML pages and the application would load a file twice. */
export const HASH = "[contenthash:8]";
export const styleSheets = { test: /\.css$/, type: "css/auto", loader: path.join(here, "sheets/layers.mjs") };
export const typescript = ({ isDev }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: "builtin:swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", development: isDev, refresh: isDev } },
    },
    env: { targets: BROWSERS.join(", ") },
  },
});

/** Formik imports it for wrappers that no form here uses; its package.json does not mark it as free of side effects. */
const unusedWrappers = { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** Names without a hash, for pages that the server writes without a release's list of files. */
const FONTS = { from: path.join(here, "../design-system/src/fonts"), to: "fonts" };

/**
 * Returns the build. host: the shell (eager shared modules, html, public/). A remote passes `exposes`, and optionally `worker`, the result
 * of `buildWorker`, whose script's path becomes __WORKER__ in the source.
 */
export function makeConfig({ root, name, version = "dev", host = false, exposes, worker }) {
  const dev = process.env.NODE_ENV !== "production";
  return {
    context: root,
    name,
    mode: dev ? "development" : "production",
    target: ["web", "es2022"],
    entry: { main: host ? "./src/main.tsx" : "./src/index.ts" },
    devtool: dev ? "cheap-module-source-map" : "hidden-source-map",
    output: outputOf({ root, name, version, host, dev }),
    resolve: {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      // "…" keeps the default conditions. With "browser-production", the domain exports contracts without schemas.
      conditionNames: dev ? ["..."] : ["browser-production", "..."],
      alias: dev
        ? { "react-refresh": path.join(here, "replacements/refresh"), "whole-react-refresh": reactRefresh() }
        : {},
    },
    module: {
      generator: {
        "css/auto": {
          localIdentName: dev ? "[uniqueName]-[local]-[hash:5]" : localIdentName,
          exportsConvention: "as-is",
        },
      },
      rules: [styleSheets, typescript({ isDev: dev }), unusedWrappers],
    },
    plugins: [
      failOnWarnings,
      ...federation({ root, name, host, exposes, hash: hashOf(dev) }),
      !dev && compileAhead,
      !dev && host && pageFiles,
      host && new rspack.HtmlRspackPlugin({ template: "./src/index.html", chunks: ["main"], publicPath: "/" }),
      host && new rspack.CopyRspackPlugin({ patterns: [{ from: "public", to: ".", noErrorOnMissing: true }, FONTS] }),
      worker && new rspack.CopyRspackPlugin({ patterns: [{ from: worker.folder, to: "." }] }),
      worker && new rspack.DefinePlugin({ __WORKER__: JSON.stringify(worker.script) }),
      dev && new ReactRefreshRspackPlugin(),
      dev && new rspack.DefinePlugin({ __DRYRUN_APP__: JSON.stringify(name) }),
    ].filter(Boolean),
    optimization: { minimizer, splitChunks: splitChunks({ host, dev }) },
    ignoreWarnings: [isOrderBetweenLayers],
    performance: { hints: false },
    lazyCompilation: false,
  };
}

/** Returns the folder of the installed package that `replacements/refresh/` replaces. */
const reactRefresh = () => path.dirname(createRequire(import.meta.url).resolve("react-refresh/runtime"));

const hashOf = (dev) => (dev ? "" : `.${HASH}`);

const outputOf = ({ root, name, version, host, dev }) => ({
  path: path.join(root, "dist"),
  clean: true,
  // "auto" lets one build run under any path. In development there is one server.
  publicPath: dev ? (host ? "/" : `/remotes/${name}/`) : "auto",
  uniqueName: uniqueName(name, version),
  chunkLoadTimeout: 15_000, // the page then shows that it did not load
  filename: `[name]${hashOf(dev)}.js`,
  chunkFilename: `[name]${hashOf(dev)}.js`,
  cssFilename: `[name]${hashOf(dev)}.css`,
  cssChunkFilename: `[name]${hashOf(dev)}.css`,
  assetModuleFilename: `assets/[name].${HASH}[ext]`,
});

// Without targets, logical properties are written out for each direction, which makes the sheet 2.5 times as large.
export const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

const LIBRARY = /[\\/]node_modules[\\/]/;
const SCRIPTS = /\.[cm]?[jt]sx?$/;
/** The defaults of rspack, except for the tested modules. */
const SHARED_BY_PAGES = { idHint: "", minChunks: 2, priority: -20, reuseExistingChunk: true, test: SCRIPTS };
const OF_OTHERS = { idHint: "vendors", priority: -10, reuseExistingChunk: true, test: LIBRARY };

function splitChunks({ host, dev }) {
  if (dev) return false; // split chunks would mix the styles of pages in varying orders
  // Styles stay with their page, because a chunk with several pages' sheets has no single order of them.
  if (!host) return { chunks: "async", cacheGroups: { default: SHARED_BY_PAGES, defaultVendors: OF_OTHERS } };
  const own = (name, test) => ({ test, name, chunks: "initial", enforce: true });
  return {
    chunks: "all",
    cacheGroups: {
      react: own("react", /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/),
      lib: own("lib", /[\\/]node_modules[\\/](?!(react|react-dom|scheduler|@dryrun)[\\/])(?!.*[\\/]node_modules[\\/])/),
    },
  };
}
