/** Cascade layers, weakest first: a later one wins, whichever sheet loads first. A sheet belongs to the first layer that matches. */
const LAYERS = {
  base: /\/(packages|@dryrun)\/design-system\/src\/[^/]+\.css$/,
  "design-system": /\/(packages|@dryrun)\/design-system\//,
  packages: /\/(packages|@dryrun)\//,
  app: /\.css$/,
};
const ORDER = `@layer ${Object.keys(LAYERS).join(", ")};`;
/** Overrides of a library's styles, outside of all layers. */
const UNLAYERED = /\.unlayered\.css$/;
const IMPORTS = /^(?:\s*(?:@import[^;]*;|\/\*[\s\S]*?\*\/))*/;

/** Returns the layer of a sheet; undefined outside of all layers. */
export const layerOf = (file) =>
  UNLAYERED.test(file) ? undefined : Object.keys(LAYERS).find((name) => LAYERS[name].test(file));

/** The loader for sheets: puts each into its layer. An imported sheet has its own layer. */
export default function intoLayer(css) {
  const layer = layerOf(this.resourcePath.replaceAll("\\", "/"));
  if (!layer) return css;
  const [imports] = IMPORTS.exec(css);
  return `${imports}${imports.includes("@import") ? "" : ORDER}\n@layer ${layer} {\n${css.slice(imports.length)}\n}\n`;
}

/** Whether a warning is about two sheets of different layers: the order of imports matters only within a layer. */
export function isOrderBetweenLayers({ message }) {
  const sheets = message.match(/[^\s'"]+\.css/g) ?? [];
  if (!message.includes("Conflicting order") || sheets.length !== 2) return false;
  const [one, other] = sheets.map((file) => layerOf(`/${file}`));
  return one !== undefined && other !== undefined && one !== other;
}
