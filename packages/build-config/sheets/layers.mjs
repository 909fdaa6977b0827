/** Cascade layers, weakest first: a later one wins, whichever sheet is loaded first. Every sheet is in the first that fits. */
const LAYERS = {
  base: /\/(packages|@dryrun)\/design-system\/src\/[^/]+\.css$/,
  "design-system": /\/(packages|@dryrun)\/design-system\//,
  packages: /\/(packages|@dryrun)\//,
  app: /\.css$/,
};
const ORDER = `@layer ${Object.keys(LAYERS).join(", ")};`;
/** Overrides of the styles of a library, outside of all layers. */
const UNLAYERED = /\.unlayered\.css$/;
const IMPORTS = /^(?:\s*(?:@import[^;]*;|\/\*[\s\S]*?\*\/))*/;

/** The layer of a sheet; undefined outside of all. */
export const layerOf = (file) =>
  UNLAYERED.test(file) ? undefined : Object.keys(LAYERS).find((name) => LAYERS[name].test(file));

/** The loader of sheets: puts each into its layer. An imported sheet has its own. */
export default function intoLayer(css) {
  const layer = layerOf(this.resourcePath.replaceAll("\\", "/"));
  if (!layer) return css;
  const [imports] = IMPORTS.exec(css);
  return `${imports}${imports.includes("@import") ? "" : ORDER}\n@layer ${layer} {\n${css.slice(imports.length)}\n}\n`;
}

/** Two sheets that two files import in different orders: it matters only inside one layer. */
export function isOrderBetweenLayers({ message }) {
  const sheets = message.match(/[^\s'"]+\.css/g) ?? [];
  if (!message.includes("Conflicting order") || sheets.length !== 2) return false;
  const [one, other] = sheets.map((file) => layerOf(`/${file}`));
  return one !== undefined && other !== undefined && one !== other;
}
