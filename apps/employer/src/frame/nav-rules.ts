import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The entries of the employer's navigation. */
export const NAV = [
  { to: paths.dashboard, label: messages.nav.dashboard },
  { to: paths.applications, label: messages.nav.applications },
  { to: paths.jobs, label: messages.nav.jobs },
  { to: paths.addJob, label: messages.nav.addJob },
  { to: paths.search, label: messages.nav.search },
  { to: paths.profile, label: messages.nav.profile },
] as const;

const isBelow = (prefix: string, path: string) => path.startsWith(`${prefix}/`);

/**
 * Returns the navigation entry of a page: applications belong to Applications, jobs and their applicants to My Jobs, candidates to Search
 * Candidates, and mails to My Profile.
 */
export function entryOf(pathname: string): string {
  if (pathname === paths.addJob) return paths.addJob;
  if (pathname === paths.jobs || isBelow(paths.jobs, pathname)) return paths.jobs;
  if (isBelow(`${paths.root}/applications`, pathname) || isBelow(`${paths.root}/interview-summary`, pathname))
    return paths.applications;
  if (isBelow(`${paths.root}/candidate`, pathname)) return paths.search;
  if (pathname === paths.templates || isBelow(paths.templates, pathname)) return paths.profile;
  return pathname;
}
