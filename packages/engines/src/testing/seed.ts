/** The seed of all properties, which fast-check prints when one fails: fixed, so that a run can be repeated; `SEED` sets another. */
export const SEED = Number(process.env.SEED ?? 1);
