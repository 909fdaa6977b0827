// The words of the student's part that the server does not share. Imported with `import * as words`, so that a page carries only the words
// that it uses.
export { applications } from "./messages/applications.en-in.ts";
export { apply } from "./messages/apply.en-in.ts";
export { credits, payments } from "./messages/credits.en-in.ts";
export { loading, nav } from "./messages/frame.en-in.ts";
export { job, report } from "./messages/job.en-in.ts";
export { alerts } from "./messages/job-alerts.en-in.ts";
export { jobs } from "./messages/jobs.en-in.ts";
export { profile } from "./messages/profile.en-in.ts";
export { profileParts } from "./messages/profile-parts.en-in.ts";
export { quiz } from "./messages/quiz.en-in.ts";
export { today } from "./messages/today.en-in.ts";
