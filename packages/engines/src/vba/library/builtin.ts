import type { Session } from "../model/session.ts";
import type { Value } from "../values/value.ts";

/** A function of VBA: the names of its parameters, and its implementation. */
export interface BuiltIn {
  params?: string;
  rest?: boolean;
  run: (args: Value[], session: Session) => Value;
}

type Run = BuiltIn["run"];
export const fn = (params: string, run: Run): BuiltIn => ({ params, run });
export const variadic = (run: Run): BuiltIn => ({ rest: true, run });
export type Library = Record<string, BuiltIn>;
