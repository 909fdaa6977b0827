// The shell's federation runtime: its own use, and the objects for the parts (borrow.mjs).
import { createInstance, init } from "@module-federation/runtime";
import { attachShareScopeMap } from "@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js";
import { consumes } from "@module-federation/webpack-bundler-runtime/dist/consumes.js";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { initializeSharing } from "@module-federation/webpack-bundler-runtime/dist/initializeSharing.js";
import { installInitialConsumes } from "@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js";
import { RUNTIME_GLOBAL } from "./global.mjs";

/** Returns the objects that the bundler's glue code needs in each build. They are new for each, because the glue code writes into them. */
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

// `init` would find the shell's instance, because it looks for the name of the build that contains it.
globalThis[RUNTIME_GLOBAL] = () => runtimeFor(createInstance);
export default runtimeFor(init);
