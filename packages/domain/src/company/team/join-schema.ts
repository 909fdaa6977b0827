import { registerSchema } from "../../auth/schema.ts";

/** The account of a person who joins by an invitation, whose mail has proved the address. */
export const joinTeamSchema = registerSchema.pick(["fullName", "phone", "password", "isAdult"]);
