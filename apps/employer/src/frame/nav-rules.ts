import { type CompanyRole, HIRING_ROLES } from "@dryrun/domain/company/permissions";
import { paths } from "../paths.ts";
import { nav } from "./frame.en-in.ts";

interface Entry {
  to: string;
  label: string;
  /** The roles that may use it; absent for everybody. Not asked of the table of permissions, which is large before the first page. */
  roles?: readonly CompanyRole[];
}

/** The entries of the employer's navigation. */
const NAV: readonly Entry[] = [
  { to: paths.dashboard, label: nav.dashboard },
  { to: paths.applications, label: nav.applications },
  { to: paths.jobs, label: nav.jobs },
  { to: paths.addJob, label: nav.addJob, roles: HIRING_ROLES },
  { to: paths.search, label: nav.search, roles: HIRING_ROLES },
  { to: paths.profile, label: nav.profile },
];

const isBelow = (prefix: string, path: string) => path.startsWith(`${prefix}/`);

/** Returns the entries of a role; all of them if an older server names no company. */
export const entriesOf = (role: CompanyRole | undefined) =>
  NAV.filter(({ roles }) => !role || !roles || roles.includes(role));

/**
 * Returns the navigation entry of a page: applications belong to Applications, jobs and their applicants to My Jobs, candidates to Search
 * Candidates, and mails, team and keys to My Profile.
 */
export function entryOf(pathname: string): string {
  if (pathname === paths.addJob) return paths.addJob;
  if (pathname === paths.jobs || isBelow(paths.jobs, pathname)) return paths.jobs;
  if (isBelow(`${paths.root}/applications`, pathname) || isBelow(`${paths.root}/interview-summary`, pathname))
    return paths.applications;
  if (isBelow(`${paths.root}/candidate`, pathname)) return paths.search;
  const ofProfile: readonly string[] = [paths.team, paths.developers, paths.templates];
  if (ofProfile.includes(pathname) || isBelow(paths.templates, pathname)) return paths.profile;
  return pathname;
}
