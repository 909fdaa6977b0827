const NAME = "compileAhead";
/** Chromium compiles all functions of such a script while it comes, beside the main thread; others ignore the line. */
const HINT = "//# allFunctionsCalledOnLoad\n";
/** Where a build names its pages, each by an import that loads it. */
const PAGES = /[\\/]src[\\/](remote|pages)\.tsx$/;

/** Whether a page begins with the group: the entry, what a part exposes (a module of the bundler's asks for it), or a page. */
const isOfBegin = (group) =>
  group.isInitial() || group.origins.some(({ module }) => !module?.resource || PAGES.test(module.resource));

/**
 * Marks the scripts that a page begins with: most of their functions run before its first content, and a slow phone would compile
 * each of them then, one after the other. What a press loads stays unmarked, because much of an editor never runs.
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
