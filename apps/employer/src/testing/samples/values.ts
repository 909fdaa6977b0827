export const uuid = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, "0")}`;

export const paged = { totalPages: 1, currentPage: 1, total: 1 };
