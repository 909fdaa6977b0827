import fs from "node:fs";
import path from "node:path";

/** All shared modules: share key -> the package with its version. A sub-path has its own key. */
const SINGLETONS = {
  react: "react",
  "react/jsx-runtime": "react",
  "react-dom": "react-dom",
  "react-dom/client": "react-dom",
  "@dryrun/remote-kit/router": "@dryrun/remote-kit",
  "@dryrun/remote-kit/toasts": "@dryrun/remote-kit",
  "@dryrun/remote-kit/page": "@dryrun/remote-kit",
  "@dryrun/api-client/base": "@dryrun/api-client",
};

/** Simulates another release of a facade for tests: {"@dryrun/remote-kit":"1.1.0"}. */
const tried = JSON.parse(process.env.FACADE_VERSIONS ?? "{}");

/**
 * Returns the shared modules. The shell provides them in its first chunks. A part consumes them and has no copies, which would be second
 * instances.
 */
export function sharedDeps(root, host) {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([key, name]) => {
      const file = path.join(root, "node_modules", name, "package.json");
      const version = tried[name] ?? JSON.parse(fs.readFileSync(file, "utf8")).version;
      const from = host ? { eager: true, version } : { import: false };
      return [key, { singleton: true, requiredVersion: `^${version}`, ...from }];
    }),
  );
}
