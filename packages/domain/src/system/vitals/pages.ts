/** Returns the name under which a path is counted: ids and the tokens of links are `:id`. */
export const pageNameOf = (path: string) => path.replace(/[^/]{41,}|[^/]*[^/a-z_:-][^/]*/g, ":id");

/** A page that is watched by name in people's browsers. */
interface WatchedPage {
  /** Its path, with parameters as `:id`. */
  page: string;
  /** The goal for its largest paint, in milliseconds at the 75th percentile: on people's phones, and in `npm run bench`. */
  lcpMs: number;
}

const page = (path: string, lcpMs: number): WatchedPage => ({ page: path, lcpMs });

/** The watched pages; all others are counted together. */
export const WATCHED_PAGES: readonly WatchedPage[] = [
  page("/", 1500),
  page("/live_event_data_analyst_master_class", 1800),
  page("/login", 1500),
  page("/register", 1500),
  page("/jobs/:id", 2500),
  page("/student", 2300),
  page("/student/jobs", 2200),
  page("/student/jobs/:id", 2300),
  page("/student/my-applications", 2300),
  page("/student/my-applications/:id", 2300),
  page("/student/interview-summary", 2300),
  page("/student/interview-summary/:id", 2300),
  page("/student/practice", 2300),
  page("/student/quiz", 2500),
  page("/course", 2300),
  page("/employer/dashboard", 2300),
  page("/employer/jobs", 2500),
  page("/employer/jobs/:id", 2500),
  page("/employer/applications-dashboard", 2500),
  page("/employer/applications/:id", 2500),
  page("/employer/search-candidates", 2500),
];
/** Pages that are not watched by name. */
export const OTHER_PAGES: WatchedPage = page("other", 2300);
/** The goals of all pages at the 75th percentile: how long a response takes in ms, and how far the layout moves. */
export const INP_GOAL_MS = 200;
export const CLS_GOAL = 0.1;

/** Returns a watched page by its name, or the other pages. */
export const watchedPage = (name: string): WatchedPage =>
  WATCHED_PAGES.find((watched) => watched.page === name) ?? OTHER_PAGES;
