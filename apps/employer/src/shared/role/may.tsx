import { useUser } from "@dryrun/auth/user-context";
import { mayCall } from "@dryrun/domain/company/permissions";
import type { Call } from "@dryrun/domain/contract/call";
import type { ReactNode } from "react";

type Called = Pick<Call, "method" | "path">;

/** Returns whether the signed-in person's role in the company allows a call. */
export function useMayCall(): (call: Called) => boolean {
  const { company } = useUser();
  // An older server answers without a company, and refuses nothing by role.
  return (call) => company === undefined || mayCall(company.role, call);
}

export const useMay = (call: Called) => useMayCall()(call);

interface MayProps {
  call: Called;
  children: ReactNode;
}

/** Renders its children only for roles that may use the call. */
export const May = ({ call, children }: MayProps) => useMay(call) && children;
