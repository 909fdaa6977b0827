{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": "src",
    "types": ["node"],
    "outDir": "node_modules/.cache/types",
    "tsBuildInfoFile": "node_modules/.cache/tsc.tsbuildinfo"
  },
  "include": ["src", "../../packages/build-config/css.d.ts"],
  "references": [
    { "path": "../../packages/api-client" },
    { "path": "../../packages/auth" },
    { "path": "../../packages/design-system" },
    { "path": "../../packages/domain" },
    { "path": "../../packages/frame" },
    { "path": "../../packages/remote-kit" }
  ]
}
