import { type CompanyRole, HIRING_ROLES } from "../company/permissions.ts";

/** Whether a person with this role may share views with the company. */
export const mayShareViews = (role: CompanyRole) => HIRING_ROLES.includes(role);

/** The employer's lists whose filters can be saved under a name. */
export const VIEW_LISTS = ["applications", "candidates"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** Saved views per list and employer. */
export const MAX_VIEWS = 30;
/** Shared views per list and company. */
export const MAX_SHARED_VIEWS = 50;
export const MAX_VIEW_NAME = 60;
/** The maximum length of the address's query, which a view stores. */
export const MAX_VIEW_QUERY = 2000;
