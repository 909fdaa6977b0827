export const PAGE_FILES = "page-files.json";

/** A part's pages; the shell's pages, what it loads after the first one, and the toaster. */
const IMPORTERS = /\/src\/(remote|pages|main|toasts)\.tsx$/;

/**
 * Emits which files each module needs that one of IMPORTERS imports lazily: the path of the module to the names of its chunks.
 * `frame-files.mjs` reads and removes a part's one; the shell's one stays for `npm run sizes`.
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
