/** The global by which parts borrow the shell's runtime. */
export const RUNTIME_GLOBAL = "dryrun_federation";
