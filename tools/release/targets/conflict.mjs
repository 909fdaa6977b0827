/** What should be written was written by somebody else in the meantime. */
export class Conflict extends Error {}
