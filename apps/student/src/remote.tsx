import { defineRemote } from "@dryrun/remote-kit/remote";
import { StudentLayout } from "./layout.tsx";
import { paths } from "./paths.ts";

/** Marks pages without the bottom bar and the banner of a running interview. */
const FOCUSED = { isFocused: true };

// Each page is a separate chunk, so this part stays one small file until a page is opened.
export default defineRemote({
  name: "student",
  AccountLayout: StudentLayout,
  routes: [
    {
      Component: StudentLayout,
      children: [
        {
          path: paths.today,
          lazy: async () => {
            const { TodayPage, begin } = await import("./features/today/today-page.tsx");
            return { Component: TodayPage, handle: { begin } };
          },
        },
        {
          path: paths.jobs,
          lazy: async () => {
            const { JobsPage, begin } = await import("./features/jobs/list/jobs-page.tsx");
            return { Component: JobsPage, handle: { begin } };
          },
        },
        {
          path: paths.job(":jobId"),
          lazy: async () => {
            const { JobPage, begin } = await import("./features/jobs/job/job-page.tsx");
            return { Component: JobPage, handle: { begin } };
          },
        },
        {
          path: paths.applications,
          lazy: async () => ({
            Component: (await import("./features/applications/applications-page.tsx")).ApplicationsPage,
          }),
        },
        {
          path: paths.application(":applicationId"),
          lazy: async () => ({
            Component: (await import("./features/applications/application-page.tsx")).ApplicationPage,
          }),
        },
        {
          path: paths.meeting(":meetingId"),
          lazy: async () => ({ Component: (await import("./features/meetings/meeting-page.tsx")).MeetingPage }),
        },
        {
          path: paths.profile,
          lazy: async () => {
            const { ProfilePage, begin } = await import("./features/profile/profile-page.tsx");
            return { Component: ProfilePage, handle: { begin } };
          },
        },
        {
          path: paths.quiz,
          lazy: async () => ({ Component: (await import("./features/quiz/quiz-intro-page.tsx")).QuizIntroPage }),
        },
        {
          path: paths.paper,
          handle: FOCUSED,
          lazy: async () => ({ Component: (await import("./features/quiz/paper/quiz-page.tsx")).QuizPage }),
        },
        {
          path: paths.quizzes,
          lazy: async () => ({
            Component: (await import("./features/quiz/history/quiz-history-page.tsx")).QuizHistoryPage,
          }),
        },
        {
          path: paths.quizAttempt(":attemptId"),
          lazy: async () => ({
            Component: (await import("./features/quiz/history/quiz-attempt-page.tsx")).QuizAttemptPage,
          }),
        },
        {
          path: paths.startInterview(":applicationId"),
          handle: FOCUSED,
          lazy: async () => ({
            Component: (await import("./features/interview/interview-start-page.tsx")).InterviewStartPage,
          }),
        },
        {
          path: paths.practice,
          handle: FOCUSED,
          lazy: async () => ({ Component: (await import("./features/interview/practice-page.tsx")).PracticePage }),
        },
        // The second is the address of earlier releases.
        ...[paths.drills, "/student/practice/drill"].map((path) => ({
          path,
          lazy: async () => ({
            Component: (await import("./features/practice/practice-home-page.tsx")).PracticeHomePage,
          }),
        })),
        {
          path: paths.drill(":drillId"),
          handle: { ...FOCUSED, hasBanner: true },
          lazy: async () => ({ Component: (await import("./features/interview/drill/drill-page.tsx")).DrillPage }),
        },
        {
          path: paths.credits,
          lazy: async () => ({ Component: (await import("./features/credits/buy-credits-page.tsx")).BuyCreditsPage }),
        },
        {
          path: paths.payments,
          lazy: async () => ({ Component: (await import("./features/payments/payments-page.tsx")).PaymentsPage }),
        },
        {
          path: paths.progress,
          lazy: async () => ({ Component: (await import("./features/progress/progress-page.tsx")).ProgressPage }),
        },
        {
          path: paths.notifications,
          lazy: async () => ({
            Component: (await import("./features/notifications/notifications-page.tsx")).NotificationsPage,
          }),
        },
        {
          path: paths.interviews,
          lazy: async () => ({
            Component: (await import("./features/results/history/interview-history-page.tsx")).InterviewHistoryPage,
          }),
        },
        {
          path: paths.interview(":sessionId"),
          lazy: async () => {
            const { InterviewResultPage, begin } = await import("./features/results/result/interview-result-page.tsx");
            return { Component: InterviewResultPage, handle: { begin } };
          },
        },
      ],
    },
  ],
});
