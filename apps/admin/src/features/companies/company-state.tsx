import { Badge } from "@dryrun/design-system/marks/badge";
import { companies as text } from "../../messages/companies/companies.en-in.ts";
import { EmployerState } from "../../shared/states/employer-state.tsx";

/** Whether a company is blocked or verified. */
export const CompanyState = ({ blocked, verified }: { blocked: boolean; verified: boolean }) =>
  blocked ? <Badge tone="danger">{text.blocked}</Badge> : <EmployerState verified={verified} />;
