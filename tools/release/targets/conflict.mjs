/** Another releaser wrote the object in the meantime. */
export class Conflict extends Error {}
