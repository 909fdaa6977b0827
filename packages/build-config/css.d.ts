declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}
declare module "*.css" {} // an import for its side effect, also by a package's name (TypeScript checks those too)
