/** All lists of applications, and their counts. */
export const APPLICATION_LISTS = { type: "EmployerApplications", id: "lists" } as const;

/** One application with its interview. */
export const applicationTag = (id: string) => ({ type: "EmployerApplications", id }) as const;
