// One chunk: what review mode goes back to.
export { JobPage } from "../../../job-page.tsx";
export { ApplicationsPage } from "../list/applications-page.tsx";
