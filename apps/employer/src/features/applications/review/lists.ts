// One chunk: what review mode goes back to.
export { ApplicationsPage } from "../list/applications-page.tsx";
export { JobApplicationsPage } from "../list/job-applications-page.tsx";
