/** One password for all demo accounts, printed at the start. */
export const DEMO_PASSWORD = "dryrun demo 2026";
export const DEMO_ADMIN = { fullName: "Meera Iyer", email: "admin@dryrun.example" };
/** Students with at least this ability have passed the quiz. */
export const PASSING_ABILITY = 0.6;
