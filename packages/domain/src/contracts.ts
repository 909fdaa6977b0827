import * as applications from "./applications/contract.ts";
import * as auth from "./auth/contract.ts";
import type { Contract } from "./contract/define.ts";
import * as interviews from "./interviews/contract.ts";
import * as jobs from "./jobs/contract.ts";
import * as profile from "./profile/contract.ts";
import * as quiz from "./quiz/contract.ts";
import * as system from "./system/contract.ts";

const areas = { auth, profile, jobs, applications, quiz, interviews, system };

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** Every call by `area.name`, for tools and tests only: a page that imported this would carry all of them. */
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, module]) =>
    Object.entries(module).flatMap(([name, value]) => (isContract(value) ? [[`${area}.${name}`, value]] : [])),
  ),
);
