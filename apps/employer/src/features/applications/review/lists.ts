// One chunk for the pages that review mode returns to.
export { JobPage } from "../../../job-page.tsx";
export { ApplicationsPage } from "../list/applications-page.tsx";
