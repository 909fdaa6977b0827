{
  "name": "@dryrun/{{kebab}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "sideEffects": [
    "*.css",
    "./src/index.ts"
  ],
  "scripts": {
    "build": "NODE_ENV=production rspack build --mode production && node node_modules/@dryrun/build-config/finish.mjs dist",
    "test": "jest --json --outputFile=reports/test.json"
  },
  "jest": {
    "preset": "@dryrun/build-config/browser"
  },
  "dependencies": {
    "@dryrun/api-client": "workspace:*",
    "@dryrun/auth": "workspace:*",
    "@dryrun/design-system": "workspace:*",
    "@dryrun/domain": "workspace:*",
    "@dryrun/frame": "workspace:*",
    "@dryrun/remote-kit": "workspace:*",
    "@module-federation/enhanced": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:"
  },
  "devDependencies": {
    "@dryrun/build-config": "workspace:*",
    "@jest/globals": "catalog:",
    "@rspack/cli": "catalog:",
    "@rspack/core": "catalog:",
    "@rspack/dev-server": "catalog:",
    "@testing-library/dom": "catalog:",
    "@testing-library/jest-dom": "catalog:",
    "@testing-library/react": "catalog:",
    "@testing-library/user-event": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:",
    "jest": "catalog:",
    "msw": "catalog:"
  }
}
