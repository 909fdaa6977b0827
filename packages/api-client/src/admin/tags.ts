// Every change by an admin also appears in the audit and in the counts, so all of them are refetched.
export const lists = { providesTags: ["Admin"] } as const;
export const changes = { invalidatesTags: ["Admin"] } as const;
