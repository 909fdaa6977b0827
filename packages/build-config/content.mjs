import path from "node:path";
import { rspack } from "@rspack/core";
import { pageFiles } from "./page-files.mjs";
import { BROWSERS, HASH, localIdentName, styleSheets, typescript, uniqueName } from "./rspack.mjs";
import { isOrderBetweenLayers } from "./sheets/layers.mjs";
import { failOnWarnings } from "./warnings.mjs";

const common = ({ root, name, version }) => ({
  context: root,
  mode: "production",
  devtool: false,
  resolve: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  optimization: {
    splitChunks: false,
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  plugins: [failOnWarnings],
  ignoreWarnings: [isOrderBetweenLayers],
  performance: { hints: false },
  output: { uniqueName: uniqueName(name, version), publicPath: "/" },
});

/**
 * Builds the pages that are HTML before any script runs: `src/content/render.tsx` exports `pages` for Node, whose markup `finish.mjs`
 * writes to `dist/content/<route>.html`. The shell also has `src/content/base.ts`, with the styles of every such page,
 * `src/content/forms.tsx`, pages of the application that are HTML at first, and `src/content/content.ts`, their only script.
 */
export function makeContentConfigs({ root, name, version = "dev", host = false }) {
  const settings = common({ root, name, version });
  const assets = { assetModuleFilename: `assets/[name].${HASH}[ext]` };
  const render = {
    ...settings,
    name: `${name}-content`,
    target: "node22",
    entry: {
      render: "./src/content/render.tsx",
      ...(host ? { base: "./src/content/base.ts", forms: "./src/content/forms.tsx" } : {}),
    },
    experiments: { outputModule: true },
    output: {
      ...settings.output,
      ...assets,
      path: path.join(root, "dist-content"),
      clean: true,
      module: true,
      chunkFormat: "module",
      library: { type: "module" },
      filename: "[name].mjs",
      cssFilename: "[name].css",
    },
    // Not minified: the script runs once to render the markup.
    optimization: { ...settings.optimization, minimizer: settings.optimization.minimizer.slice(1) },
    module: {
      parser: { javascript: { dynamicImportMode: "eager" } }, // one file of styles for all pages
      generator: { "css/auto": { localIdentName, exportsConvention: "as-is", exportsOnly: false } },
      rules: [styleSheets, typescript({ isDev: false })],
    },
  };
  if (!host) return [render];
  const script = {
    ...settings,
    name: `${name}-content-script`,
    target: ["web", "es2022"],
    entry: { content: "./src/content/content.ts" },
    output: {
      ...settings.output,
      ...assets,
      path: path.join(root, "dist-content-script"),
      clean: true,
      filename: `[name].${HASH}.js`,
    },
    module: { rules: [typescript({ isDev: false })] },
  };
  return [render, script];
}

/**
 * Returns the builds of a part whose pages have prerendered pages in the HTML: its own build, and one for Node of `src/prerendered.ts`, which exports
 * `prerendered`. `finish.mjs` writes them to `dist/prerendered.json`.
 */
export const withPrerendered = (config, part) => [
  { ...config, plugins: [...config.plugins, pageFiles] },
  makePrerenderConfig(part),
];

function makePrerenderConfig({ root, name, version = "dev" }) {
  const settings = common({ root, name, version });
  return {
    ...settings,
    name: `${name}-prerendered`,
    target: "node22",
    entry: { prerendered: "./src/prerendered.ts" },
    experiments: { outputModule: true },
    output: {
      ...settings.output,
      path: path.join(root, "dist-prerendered"),
      clean: true,
      module: true,
      chunkFormat: "module",
      library: { type: "module" },
      filename: "[name].mjs",
      cssFilename: "[name].css",
    },
    // Modules keep their names, which identify a page's chunks.
    optimization: { ...settings.optimization, moduleIds: "named", minimizer: settings.optimization.minimizer.slice(1) },
    plugins: [...settings.plugins, pageFiles],
    module: {
      generator: { "css/auto": { localIdentName, exportsConvention: "as-is", exportsOnly: false } },
      rules: [styleSheets, typescript({ isDev: false })],
    },
  };
}
