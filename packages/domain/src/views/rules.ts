import { type CompanyRole, HIRING_ROLES } from "../company/roles.ts";

/** Whether a person with this role may share views with the company. */
export const mayShareViews = (role: CompanyRole) => HIRING_ROLES.includes(role);
