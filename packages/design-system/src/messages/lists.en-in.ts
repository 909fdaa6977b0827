export const remove = "Remove";
export const actions = "Actions";
export const pages = {
  label: "Pages",
  previous: "Prev",
  next: "Next",
  of: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
export const filters = {
  label: "Filters",
  show: (count: number) => (count > 0 ? `Show Filters (${count})` : "Show Filters"),
  hide: "Hide Filters",
  apply: "Apply Filters",
  reset: "Reset",
};
export const activeFilters = "Active filters";
export const columns = { text: "Columns", label: "Columns to show" };
export const pageSize = { label: "Rows per page" };
