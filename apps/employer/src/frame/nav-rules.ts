import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The entries of the employer's navigation. */
export const NAV = [
  { to: paths.dashboard, label: words.nav.dashboard },
  { to: paths.applications, label: words.nav.applications },
  { to: paths.jobs, label: words.nav.jobs },
  { to: paths.addJob, label: words.nav.addJob },
  { to: paths.search, label: words.nav.search },
  { to: paths.profile, label: words.nav.profile },
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
