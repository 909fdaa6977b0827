// The shell's federation runtime: its own, and what it lends to the parts (borrow.mjs).
import { createInstance, init } from "@module-federation/runtime";
import { attachShareScopeMap } from "@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js";
import { consumes } from "@module-federation/webpack-bundler-runtime/dist/consumes.js";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { initializeSharing } from "@module-federation/webpack-bundler-runtime/dist/initializeSharing.js";
import { installInitialConsumes } from "@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js";
import { RUNTIME_GLOBAL } from "./global.mjs";

/** What the bundler's glue needs in each build. The objects are new for each: the glue writes into them. */
const runtimeFor = (start) => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }) => start(webpackRequire.federation.initOptions),
  },
});

// `init` would find the shell's instance again, because it looks for the name of the build that it is bundled into.
globalThis[RUNTIME_GLOBAL] = () => runtimeFor(createInstance);
export default runtimeFor(init);
