const EXPECTED = "publicPath='auto'"; // the federation plugin's warning; a release must run under any path

/** Fails a build that prints a warning. */
export const failOnWarnings = {
  apply(compiler) {
    const fail = () => {
      process.exitCode = 1;
    };
    compiler.hooks.infrastructureLog.tap("failOnWarnings", (_name, type, args) => {
      if (type !== "warn") return undefined;
      if (args.some((arg) => String(arg).includes(EXPECTED))) return true; // suppressed
      fail();
      return undefined;
    });
    compiler.hooks.done.tap("failOnWarnings", (stats) => stats.hasWarnings() && fail());
  },
};
