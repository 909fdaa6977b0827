const EXPECTED = "publicPath='auto'"; // the federation plugin's; a release is served under any path

/** A build that prints a warning fails. */
export const failOnWarnings = {
  apply(compiler) {
    const fail = () => {
      process.exitCode = 1;
    };
    compiler.hooks.infrastructureLog.tap("failOnWarnings", (_name, type, args) => {
      if (type !== "warn") return undefined;
      if (args.some((arg) => String(arg).includes(EXPECTED))) return true; // not printed
      fail();
      return undefined;
    });
    compiler.hooks.done.tap("failOnWarnings", (stats) => stats.hasWarnings() && fail());
  },
};
