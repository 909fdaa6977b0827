/** The seed of all properties: fixed unless `SEED` sets another. fast-check prints it when a property fails. */
export const SEED = Number(process.env.SEED ?? 1);
