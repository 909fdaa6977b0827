import { listOf } from "../../text.ts";

export const NOT_ASSIGNABLE = "Choose a colleague who sees this job and is not a viewer.";
export const ASSIGN_FAILED = "The application could not be assigned.";
/** "Kavita and Rohan are looking at this". */
export const lookingText = (names: readonly string[]) =>
  `${listOf(names)} ${names.length === 1 ? "is" : "are"} looking at this now`;
