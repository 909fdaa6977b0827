import { defineRemote } from "@dryrun/remote-kit/remote";
import { Navigate, useLocation } from "@dryrun/remote-kit/router";
import { AdminAccountLayout, AdminLayout } from "./layout.tsx";
import { paths } from "./paths.ts";

/** Leads from the former address of the companies to the same list. */
const ToCompanies = () => <Navigate to={{ pathname: paths.companies, search: useLocation().search }} replace />;

// Each page is a separate chunk, so this part stays one small file until a page is opened.
export default defineRemote({
  name: "admin",
  AccountLayout: AdminAccountLayout,
  routes: [
    {
      Component: AdminLayout,
      children: [
        {
          path: paths.root,
          lazy: async () => ({ Component: (await import("./features/today/today-page.tsx")).TodayPage }),
        },
        {
          path: paths.liveSessions,
          lazy: async () => ({
            Component: (await import("./features/live-sessions/live-sessions-page.tsx")).LiveSessionsPage,
          }),
        },
        {
          path: paths.liveSession(":sessionId"),
          lazy: async () => ({
            Component: (await import("./features/live-sessions/one/live-session-page.tsx")).LiveSessionPage,
          }),
        },
        {
          path: paths.reviews,
          lazy: async () => ({ Component: (await import("./features/reviews/reviews-page.tsx")).ReviewsPage }),
        },
        {
          path: paths.review(":reviewId"),
          lazy: async () => ({ Component: (await import("./features/reviews/review-page.tsx")).ReviewPage }),
        },
        {
          path: paths.reports,
          lazy: async () => ({ Component: (await import("./features/job-reports/reports-page.tsx")).ReportsPage }),
        },
        {
          path: paths.users,
          lazy: async () => ({ Component: (await import("./features/users/users-page.tsx")).UsersPage }),
        },
        {
          path: paths.person(":userId"),
          lazy: async () => ({ Component: (await import("./features/users/person/person-page.tsx")).PersonPage }),
        },
        {
          path: paths.companies,
          lazy: async () => ({ Component: (await import("./features/companies/companies-page.tsx")).CompaniesPage }),
        },
        {
          path: paths.company(":companyId"),
          lazy: async () => ({ Component: (await import("./features/companies/one/company-page.tsx")).CompanyPage }),
        },
        {
          path: paths.mergeCompany(":companyId"),
          lazy: async () => ({ Component: (await import("./features/companies/merge/merge-page.tsx")).MergePage }),
        },
        { path: paths.employers, element: <ToCompanies /> },
        {
          path: paths.course,
          lazy: async () => ({ Component: (await import("./features/course/course-page.tsx")).CoursePage }),
        },
        {
          path: paths.courseBuyers,
          lazy: async () => ({ Component: (await import("./features/course/buyers-page.tsx")).BuyersPage }),
        },
        {
          path: paths.operations,
          lazy: async () => ({ Component: (await import("./features/operations/operations-page.tsx")).OperationsPage }),
        },
        {
          path: paths.maintenance,
          lazy: async () => ({
            Component: (await import("./features/maintenance/maintenance-page.tsx")).MaintenancePage,
          }),
        },
        {
          path: paths.switches,
          lazy: async () => ({ Component: (await import("./features/switches/switches-page.tsx")).SwitchesPage }),
        },
        {
          path: paths.incidents,
          lazy: async () => ({ Component: (await import("./features/incidents/incidents-page.tsx")).IncidentsPage }),
        },
        {
          path: paths.ledger,
          lazy: async () => ({ Component: (await import("./features/ledger/ledger-page.tsx")).LedgerPage }),
        },
        {
          path: paths.quizItems,
          lazy: async () => ({ Component: (await import("./features/banks/quiz-items-page.tsx")).QuizItemsPage }),
        },
        {
          path: paths.interviewQuestions,
          lazy: async () => ({
            Component: (await import("./features/banks/interview-questions-page.tsx")).InterviewQuestionsPage,
          }),
        },
        {
          path: paths.calibration,
          lazy: async () => ({
            Component: (await import("./features/calibration/calibration-page.tsx")).CalibrationPage,
          }),
        },
        {
          path: paths.calibrationScore,
          lazy: async () => ({ Component: (await import("./features/calibration/score-page.tsx")).ScorePage }),
        },
        {
          path: paths.refunds,
          lazy: async () => ({ Component: (await import("./features/refunds/refunds-page.tsx")).RefundsPage }),
        },
        {
          path: paths.certificates,
          lazy: async () => ({
            Component: (await import("./features/certificates/certificates-page.tsx")).CertificatesPage,
          }),
        },
        {
          path: paths.audit,
          lazy: async () => ({ Component: (await import("./features/audit/audit-page.tsx")).AuditPage }),
        },
      ],
    },
  ],
});
