const NAME = "compileAhead";
/** Makes Chromium compile all functions of a script during its download, off the main thread; other browsers ignore the line. */
const HINT = "//# allFunctionsCalledOnLoad\n";
/** The files in which a build lists its pages, each with a lazy import. */
const PAGES = /[\\/]src[\\/](remote|pages)\.tsx$/;

/** Whether a page starts with the group: the entry, an exposed module (imported by a module of the bundler), or a page. */
const isOfBegin = (group) =>
  group.isInitial() || group.origins.some(({ module }) => !module?.resource || PAGES.test(module.resource));

/**
 * Marks the scripts that a page starts with: most of their functions run before its first content, and a slow phone would compile each of
 * them then, one after the other. Scripts loaded by a press stay unmarked, because much of an editor never runs.
 */
export const compileAhead = {
  apply(compiler) {
    const { ConcatSource, RawSource } = compiler.rspack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minimizer, which drops comments, and before the source maps.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = new Set(compilation.chunkGroups.filter(isOfBegin).flatMap((group) => group.getFiles()));
        for (const file of files)
          if (file.endsWith(".js"))
            compilation.updateAsset(file, (source) => new ConcatSource(new RawSource(HINT), source));
      });
    });
  },
};
