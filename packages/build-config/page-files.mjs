export const PAGE_FILES = "page-files.json";

/**
 * Emits which files each page needs that a part's `src/remote.tsx` imports lazily: the path of its module to the names of its
 * chunks. `frame-files.mjs` reads and removes it.
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
            if (request && module?.resource?.endsWith("/src/remote.tsx"))
              pages[request.replace("./", "src/")] = group.getFiles().filter((file) => !file.endsWith(".map"));
        compilation.emitAsset(PAGE_FILES, new RawSource(JSON.stringify(pages)));
      });
    });
  },
};
