import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/destination";
import { defineRemote } from "@dryrun/remote-kit/remote";
import { Navigate } from "@dryrun/remote-kit/router";
import { EmployerAccountLayout, EmployerLayout } from "./layout.tsx";
import { paths, REVIEW_PARAM } from "./paths.ts";

const asksForReview = (search: string | undefined) => new URLSearchParams(search).has(REVIEW_PARAM);
/**
 * Whether the document, or the sign-in that leads back to it, was opened in review mode, which then does not load the list. False during
 * the build, which has no address.
 */
const isReview = () => {
  const search = globalThis.location?.search;
  const back = new URLSearchParams(search).get(REDIRECT_PARAMETER);
  return asksForReview(search) || asksForReview(back?.split("?")[1]);
};
const reviewFirst = async () => ({
  Component: (await import("./features/applications/review/review-first.tsx")).ReviewFirst,
});

/** The page of a job; its applications also have their own address. */
const ownJob = async () => (isReview() ? reviewFirst() : { Component: (await import("./job-page.tsx")).JobPage });

const stagesPage = async () => ({ Component: (await import("./features/stages/stages-page.tsx")).StagesPage });

// Each page is a separate chunk, so this part stays one small file until a page is opened.
export default defineRemote({
  name: "employer",
  AccountLayout: EmployerAccountLayout,
  routes: [
    {
      Component: EmployerLayout,
      children: [
        { path: paths.root, element: <Navigate to={paths.dashboard} replace /> },
        {
          path: paths.dashboard,
          lazy: async () => ({ Component: (await import("./features/dashboard/dashboard-page.tsx")).DashboardPage }),
        },
        {
          path: paths.jobs,
          lazy: async () => ({ Component: (await import("./features/jobs/list/jobs-page.tsx")).JobsPage }),
        },
        {
          path: paths.addJob,
          lazy: async () => ({ Component: (await import("./features/jobs/add-job-page.tsx")).AddJobPage }),
        },
        {
          path: paths.job(":jobId"),
          lazy: ownJob,
        },
        {
          path: paths.invite(":jobId"),
          lazy: async () => ({ Component: (await import("./features/jobs/invitations/invite-page.tsx")).InvitePage }),
        },
        {
          path: paths.criteria(":jobId"),
          lazy: async () => ({ Component: (await import("./features/jobs/criteria/criteria-page.tsx")).CriteriaPage }),
        },
        {
          path: paths.jobStages(":jobId"),
          lazy: stagesPage,
        },
        {
          path: paths.stages,
          lazy: stagesPage,
        },
        {
          path: paths.jobApplications(":jobId"),
          lazy: ownJob,
        },
        {
          path: paths.search,
          lazy: async () => ({ Component: (await import("./features/candidates/search-page.tsx")).SearchPage }),
        },
        {
          path: paths.candidate(":profileId"),
          lazy: async () => ({ Component: (await import("./features/candidates/candidate-page.tsx")).CandidatePage }),
        },
        {
          path: paths.profile,
          lazy: async () => ({ Component: (await import("./features/profile/profile-page.tsx")).ProfilePage }),
        },
        {
          path: paths.team,
          lazy: async () => ({ Component: (await import("./features/team/team-page.tsx")).TeamPage }),
        },
        {
          path: paths.numbers,
          lazy: async () => ({ Component: (await import("./features/numbers/numbers-page.tsx")).NumbersPage }),
        },
        {
          path: paths.developers,
          lazy: async () => ({ Component: (await import("./features/developers/developers-page.tsx")).DevelopersPage }),
        },
        {
          path: paths.meetings,
          lazy: async () => ({ Component: (await import("./features/meetings/meetings-page.tsx")).MeetingsPage }),
        },
        {
          path: paths.notifications,
          lazy: async () => ({
            Component: (await import("./features/notifications/notifications-page.tsx")).NotificationsPage,
          }),
        },
        {
          path: paths.template(":kind?"),
          lazy: async () => ({ Component: (await import("./features/templates/templates-page.tsx")).TemplatesPage }),
        },
        {
          path: paths.applications,
          lazy: async () =>
            isReview()
              ? reviewFirst()
              : { Component: (await import("./features/applications/list/applications-page.tsx")).ApplicationsPage },
        },
        {
          path: paths.application(":applicationId"),
          lazy: async () => ({
            Component: (await import("./features/applications/application/application-page.tsx")).ApplicationPage,
          }),
        },
        {
          path: paths.compare(),
          lazy: async () => ({
            Component: (await import("./features/applications/compare/compare-page.tsx")).ComparePage,
          }),
        },
        {
          path: paths.interview(":applicationId"),
          lazy: async () => ({ Component: (await import("./features/interviews/interview-page.tsx")).InterviewPage }),
        },
      ],
    },
  ],
});
