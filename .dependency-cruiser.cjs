module.exports = {
  forbidden: [
    { name: "no-app-to-app", severity: "error", from: { path: "^apps/([^/]+)/" }, to: { path: "^apps/", pathNot: "^apps/$1/" } },
    { name: "no-package-to-app", severity: "error", from: { path: "^packages/" }, to: { path: "^apps/" } },
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "one-app-per-endpoint-file", severity: "error", from: { path: "^apps/(student|employer|admin)/" }, to: { path: "^packages/api-client/src/[^/]+/(student|employer|admin|public)\\.ts$", pathNot: "/$1\\.ts$" } },
    { name: "shared-by-name", severity: "error", from: { pathNot: "\\.test\\.tsx?$" }, to: { path: "^packages/(remote-kit/src/(router|toasts|page)|api-client/src/base)\\.tsx?$", dependencyTypes: ["local"] } },
  ],
  options: { parser: "swc", doNotFollow: { path: "node_modules" }, tsPreCompilationDeps: true, tsConfig: { fileName: "tsconfig.base.json" }, exclude: { path: "dist|\\.test\\." }, enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"], extensions: [".ts", ".tsx", ".js", ".mjs"] } },
};
