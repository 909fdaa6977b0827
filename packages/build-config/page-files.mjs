export const PAGE_FILES = "page-files.json";

/** The files with lazy imports: a part's pages, the shell's pages and later modules, and the toaster. */
const IMPORTERS = /\/src\/(remote|pages|main|toasts)\.tsx$/;

/**
 * Emits the files of each module that one of IMPORTERS imports lazily: a map from the module's path to the names of its chunks.
 * `prerendered-files.mjs` reads and removes a part's map; `tools/check-sizes.mjs` uses the shell's.
 */
export const pageFiles = {
  name: PAGE_FILES,
  apply(compiler) {
    const { RawSource } = compiler.rspack.sources;
    compiler.hooks.thisCompilation.tap(PAGE_FILES, (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PAGE_FILES, stage }, () => {
        const pages = {};
        for (const group of compilation.chunkGroups)
          for (const { request, module } of group.origins)
            if (request && IMPORTERS.test(module?.resource))
              pages[request.replace("./", "src/")] = group.getFiles().filter((file) => !file.endsWith(".map"));
        compilation.emitAsset(PAGE_FILES, new RawSource(JSON.stringify(pages)));
      });
    });
  },
};
