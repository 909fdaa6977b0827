/** All lists of applications, and their counts. */
export const APPLICATION_LISTS = { type: "EmployerApplications", id: "lists" } as const;

/** One application with its interview. */
export const applicationTag = (id: string) => ({ type: "EmployerApplications", id }) as const;

/** How long a prefetched answer is cached: a person may look at the previous candidate for minutes. */
export const KEPT_AHEAD_SECONDS = 600;

/** Meetings with candidates, which decisions end. */
export const MEETINGS = { type: "EmployerApplications", id: "meetings" } as const;
