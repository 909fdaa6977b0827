import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findAsked } from "@dryrun/content/interview/find-asked";
import { rightAnswer } from "@dryrun/content/interview/right-answer";
import type { APIRequestContext, FullProject, Page } from "@playwright/test";
import { api, eventually, type Person } from "./api.ts";
import { aColleague, inviteToTeam } from "./invited.ts";
import { anAddress } from "./names.ts";
import { buysCredits } from "./payments.ts";
import { providerReports } from "./provider.ts";
import { failsTheQuiz } from "./quizzes.ts";

/** The people who see a screen. */
export const GROUPS = ["visitors", "beginners", "students", "employers", "admins"] as const;
type Group = (typeof GROUPS)[number];

export interface Screen {
  group: Group;
  /** The name of the picture. */
  name: string;
  url: string;
  who: Person | null;
}

interface Session {
  _id: string;
  enrolments: number;
}
interface Seat {
  email: string;
  attendanceStatus: string;
  refundStatus: string;
  creditUsed: boolean;
}

const fileOf = ({ outputDir, metadata }: FullProject) =>
  path.join(outputDir, `screens-${(metadata as { screen: string }).screen}.json`);

/** Stores the screens for the projects that depend on this one: `preparedScreens`. */
export function keepScreens(screens: Screen[], project: FullProject) {
  mkdirSync(project.outputDir, { recursive: true });
  writeFileSync(fileOf(project), JSON.stringify(screens));
}
export const preparedScreens = (project: FullProject): Screen[] => JSON.parse(readFileSync(fileOf(project), "utf8"));

/** Returns every page of the product, with a student and an employer who have content for each. */
export async function everyScreen(request: APIRequestContext): Promise<Screen[]> {
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const student = await steps.student();
  const beginner = await steps.person("student", "Neha Gupta");
  const jobId = await steps.job(employer);
  const other = await steps.job(employer, {
    title: "Business Intelligence Analyst",
    companyApply: true,
    companyUrl: "https://careers.example/apply",
  });
  await steps.call("PATCH", "/emp/company", employer, {
    city: "Bengaluru",
    about: "We count what others guess.\n\nTwelve people, one office, no night shifts.",
  });
  const applicationId = await steps.application(student, jobId);
  const sessionId = await interviewed(request, student, applicationId);
  const shared = await steps.call("POST", `/mock-interview/${sessionId}/share`, student);
  const waiting = await steps.application(student, other);
  const candidateId = await findCandidateId(request, employer, student);
  const { history } = await steps.call("GET", "/quiz/history", student);
  const payment = await buysCredits(request, student);
  await providerReports(request, "refund.created", `rfnd_${payment.paymentId}`, payment);
  const screen =
    (group: Group, who: Person | null) =>
    (name: string, url: string): Screen => ({ group, name, url, who });
  const visitor = screen("visitors", null);
  const asStudent = screen("students", student);
  const asBeginner = screen("beginners", beginner);
  const asEmployer = screen("employers", employer);
  const failed = await failsTheQuiz(request);
  const asFailed = screen("beginners", failed.student);
  const drills = await drilled(request, student);
  const fresh = await steps.job(employer, { title: "MIS Executive" });
  const admin = await steps.admin();
  await steps.call("POST", `/mock-interview/${sessionId}/review-request`, student, { reason: "Question 3 was right." });
  const { reviews } = await steps.call("GET", "/admin/reviews", admin);
  await steps.call("POST", `/jobs/${jobId}/report`, student, { reason: "Asks for money", note: "500 rupees." });
  const { sessions } = await steps.call("GET", "/admin/live-sessions", admin);
  await steps.verify(employer);
  const manager = await aColleague(request, employer, "Meera Joshi", { role: "manager", jobIds: [jobId] });
  const teamToken = await inviteToTeam(request, employer, anAddress("invited"), { role: "recruiter" });
  const [busiest] = sessions.sort((a: Session, b: Session) => b.enrolments - a.enrolments);
  const asAdmin = screen("admins", admin);
  const buyer = await steps.demoPerson("vikram@student.example");
  const asBuyer = screen("students", buyer);
  const set = await steps.call("POST", "/practice/drills", buyer, { from: "course", id: "sql-one-table/test" });
  const userOf = async ({ email }: Person) =>
    (await steps.call("GET", `/admin/users?search=${encodeURIComponent(email)}`, admin)).users[0];
  const [studentUser, employerUser] = [await userOf(student), await userOf(employer)];
  const seats = await seatsOf(request, admin, sessions);
  return [
    visitor("home", "/"),
    visitor("about", "/about"),
    visitor("privacy-policy", "/privacy-policy"),
    visitor("terms-of-service", "/terms-of-service"),
    visitor("refund-policy", "/refund-policy"),
    visitor("login", "/login"),
    visitor("register", "/register"),
    visitor("forgot-password", "/forgot-password"),
    visitor("reset-password", `/reset-password/${"x".repeat(43)}`),
    visitor("set-password", `/set-password/${"x".repeat(43)}`),
    visitor("set-password-cut", "/set-password/abc"),
    visitor("verify-email", `/verify-email/${"x".repeat(43)}`),
    visitor("login-to-a-job", `/login?redirect=/student/jobs/${jobId}`),
    visitor("invitations-declined-cut", "/invitations/decline/cut"),
    visitor("invitation-dead", `/invitation/${"x".repeat(43)}`),
    visitor("team-invitation", `/team-invitation/${teamToken}`),
    visitor("team-invitation-dead", `/team-invitation/${"x".repeat(43)}`),
    visitor("public-job", `/jobs/${jobId}`),
    visitor("public-job-none", "/jobs/no-such-job"),
    visitor("job-alert-dead", `/job-alerts/stop/${"x".repeat(43)}`),
    asStudent("privacy", "/account/privacy"),
    asEmployer("employer-privacy", "/account/privacy"),
    asStudent("security", "/account/security"),
    visitor("reset-password-cut", "/reset-password/abc"),
    visitor("shared-result", `/shared/${shared.token}`),
    visitor("shared-result-none", `/shared/${"x".repeat(43)}`),
    visitor("mails-stop-cut", "/mails/stop/abc"),
    visitor("job-alert-cut", "/job-alerts/stop/abc"),
    visitor("contact", "/contact"),
    visitor("status", "/status"),
    visitor("developers", "/developers"),
    visitor("verify-certificate", "/verify-certificate?id=6K4VB-ZD7PN"),
    visitor("verify-certificate-none", "/verify-certificate?id=ABCDE-FGHJK"),
    visitor("masterclass", "/live_event_data_analyst_master_class"),
    visitor("course", "/buy-course"),
    visitor("checkout", "/data_analyst/CheckoutPage?coupon=DATA25"),
    visitor("not-found", "/no-such-page"),
    asBeginner("quiz-intro", "/student/quiz"),
    asBeginner("quiz", "/student/quiz/start"),
    asBeginner("quiz-history-empty", "/student/quizzes"),
    asBeginner("applications-empty", "/student/my-applications"),
    asBeginner("interviews-empty", "/student/interview-summary"),
    asBeginner("payments-empty", "/student/payments"),
    asStudent("today", "/student"),
    asStudent("jobs", "/student/jobs"),
    asStudent("jobs-none", "/student/jobs?title=xylophonist"),
    asStudent("job", `/student/jobs/${fresh}`),
    asStudent("apply", `/student/jobs/${fresh}?apply=1`),
    asStudent("job-applied", `/student/jobs/${other}`),
    asStudent("jobs-saved", "/student/jobs?saved=1"),
    asStudent("profile", "/student/profile"),
    asStudent("profile-edit", "/student/profile?edit=1"),
    asStudent("applications", "/student/my-applications"),
    asStudent("application", `/student/my-applications/${applicationId}`),
    asStudent("quiz-history", "/student/quizzes"),
    asStudent("quiz-attempt", `/student/quizzes/${history[0]._id}`),
    asStudent("interview-start", `/student/interview/start/${waiting}`),
    asStudent("practice", "/student/interview/practice"),
    asStudent("practice-steps", "/student/interview/practice?topic=sql"),
    asStudent("practice", "/student/practice"),
    asStudent("drill", `/student/practice/drill/${drills.open}`),
    asStudent("drill-fix", `/student/practice/drill/${drills.fix}`),
    asStudent("drill-end", `/student/practice/drill/${drills.done}`),
    asFailed("quiz-history-failed", "/student/quizzes"),
    asFailed("quiz-attempt-failed", `/student/quizzes/${failed.attemptId}`),
    asStudent("credits", "/student/buy-credits"),
    asStudent("credits-for-an-interview", `/student/buy-credits?application=${waiting}`),
    asStudent("payments", "/student/payments"),
    asStudent("progress", "/student/progress"),
    asBeginner("progress-empty", "/student/progress"),
    asStudent("notifications", "/student/notifications"),
    asBeginner("notifications-empty", "/student/notifications"),
    asStudent("checkout-as-a-student", "/data_analyst/CheckoutPage"),
    asBuyer("course-units", "/course"),
    asBuyer("course-unit", "/course/sql-one-table"),
    asBuyer("course-lesson", "/course/sql-one-table/null"),
    asBuyer("course-drill", `/student/practice/drill/${set._id}`),
    visitor("free-lesson", "/course/sql-several-tables/doubled-totals"),
    ...seats.map(({ state, who }) => screen("beginners", who)(`session-${state}`, "/masterclass")),
    asStudent("session-none", "/masterclass#enroll"),
    asStudent("interviews", "/student/interview-summary"),
    asStudent("interview-result", `/student/interview-summary/${sessionId}`),
    asEmployer("employer-dashboard", "/employer/dashboard"),
    asEmployer("employer-templates", "/employer/templates"),
    asEmployer("employer-template-reject", "/employer/templates/reject"),
    asEmployer("employer-jobs", "/employer/jobs"),
    asEmployer("employer-add-job", "/employer/jobs/add"),
    asEmployer("employer-job", `/employer/jobs/${jobId}?tab=invited`),
    asEmployer("employer-job-posting", `/employer/jobs/${jobId}?tab=posting`),
    asEmployer("employer-job-numbers", `/employer/jobs/${jobId}?tab=numbers`),
    asEmployer("employer-job-edit", `/employer/jobs/${jobId}?edit=1`),
    asEmployer("employer-invite", `/employer/jobs/${jobId}/invite`),
    asEmployer("employer-search", "/employer/search-candidates"),
    asEmployer("employer-candidates-none", "/employer/search-candidates?skills=SQL%2C+Haskell&maxExpectedCTC=500000"),
    asEmployer("employer-candidates", "/employer/search-candidates?skills=SQL"),
    asEmployer("employer-candidate", `/employer/candidate/${candidateId}?skills=SQL`),
    asEmployer("employer-job-applications", `/employer/jobs/${jobId}/applications`),
    asEmployer("employer-applications", "/employer/applications-dashboard"),
    asEmployer("employer-review", `/employer/applications-dashboard?review=1&candidate=${applicationId}`),
    asEmployer("employer-compare", `/employer/compare?ids=${applicationId},${waiting}`),
    asEmployer("employer-application", `/employer/applications/${applicationId}`),
    asEmployer("employer-profile", "/employer/profile"),
    asEmployer("employer-team", "/employer/team"),
    asEmployer("employer-developers", "/employer/developers"),
    asEmployer("employer-meetings", "/employer/meetings"),
    asEmployer("employer-numbers", "/employer/numbers"),
    asEmployer("employer-board", `/employer/jobs/${jobId}?view=board`),
    asEmployer("employer-stages", "/employer/stages"),
    asEmployer("employer-job-stages", `/employer/jobs/${jobId}/stages`),
    asEmployer("employer-criteria", `/employer/jobs/${jobId}/criteria`),
    screen("employers", manager)("manager-dashboard", "/employer/dashboard"),
    screen("employers", manager)("manager-application", `/employer/applications/${applicationId}`),
    screen("employers", manager)("manager-add-job", "/employer/jobs/add"),
    asEmployer("employer-interview", `/employer/interview-summary/${applicationId}`),
    asAdmin("admin-today", "/admin"),
    asAdmin("admin-live-sessions", "/admin/live-sessions"),
    asAdmin("admin-live-session", `/admin/live-sessions/${busiest._id}`),
    asAdmin("admin-reviews", "/admin/reviews"),
    asAdmin("admin-review", `/admin/reviews/${reviews[0]._id}`),
    asAdmin("admin-reports", "/admin/reports"),
    asAdmin("admin-users", "/admin/users"),
    asAdmin("admin-student", `/admin/users/${studentUser._id}`),
    asAdmin("admin-employer", `/admin/users/${employerUser._id}`),
    asAdmin("admin-companies", "/admin/companies?search=kavita"),
    // A company has the id of the account that it was made for.
    asAdmin("admin-company", `/admin/companies/${employerUser._id}`),
    asAdmin("admin-merge", `/admin/companies/${employerUser._id}/merge?search=kavita`),
    asAdmin("admin-operations", "/admin/operations"),
    asAdmin("admin-maintenance", "/admin/maintenance"),
    asAdmin("admin-switches", "/admin/switches"),
    asAdmin("admin-incidents", "/admin/incidents"),
    asAdmin("admin-audit", "/admin/audit"),
    asAdmin("admin-ledger", "/admin/ledger"),
    asAdmin("admin-refunds", "/admin/refunds"),
    asAdmin("admin-certificates", "/admin/certificates"),
    asAdmin("admin-course", "/admin/course"),
    asAdmin("admin-course-buyers", "/admin/course/buyers"),
    asAdmin("admin-quiz-items", "/admin/quiz-items"),
    asAdmin("admin-interview-questions", "/admin/interview-questions"),
    asAdmin("admin-calibration", "/admin/calibration"),
    asAdmin("admin-security", "/account/security"),
  ];
}

const DEMO_STUDENTS = "@student.example";
/** Finds one person of the demo data for each state of a seat. */
async function seatsOf(request: APIRequestContext, admin: Person, sessions: readonly Session[]) {
  const steps = api(request);
  const seats = new Map<string, string>();
  // Another journey may delete a session in the meantime, but only one without enrolments.
  for (const { _id } of sessions.filter(({ enrolments }) => enrolments > 0)) {
    const { enrolments } = await steps.call("GET", `/admin/live-sessions/${_id}/enrolments`, admin);
    const knownEnrolments = (enrolments as Seat[]).filter(({ email }) => email.endsWith(DEMO_STUDENTS));
    for (const { email, attendanceStatus, refundStatus, creditUsed } of knownEnrolments)
      seats.set(
        creditUsed ? "credit-used" : refundStatus === "none" ? attendanceStatus : `refund-${refundStatus}`,
        email,
      );
  }
  return Promise.all([...seats].map(async ([state, email]) => ({ state, who: await steps.demoPerson(email) })));
}

/** Opens a screen, and waits for the application if it takes over from HTML (`data-app`). */
export async function opensScreen(page: Page, { url, who }: Screen) {
  await page.goto(url);
  await page.waitForFunction((isSignedIn) => {
    const [root, another] = document.querySelectorAll("#root");
    const appName = document.querySelector<HTMLElement>("[data-app]")?.dataset.app;
    const isDrawn = Object.keys(root ?? {}).some((key) => key.startsWith("__reactContainer"));
    return !another && (isDrawn || !(appName === "at-once" || (appName && isSignedIn)));
  }, who !== null);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

/** Creates three drills: one not started, one with a wrong answer to correct, one completed. */
async function drilled(request: APIRequestContext, student: Person) {
  const steps = api(request);
  const start = async (topic: string, answers: readonly ("right" | "wrong")[]) => {
    const { _id } = await steps.call("POST", "/practice/drills", student, { topic });
    for (const [index, kind] of answers.entries()) {
      const { questions } = await steps.call("GET", `/practice/drills/${_id}`, student);
      const { number, question, sampleData } = questions[index];
      const askedQuestion = findAsked(question, sampleData);
      const answer = askedQuestion && kind === "right" ? rightAnswer(askedQuestion) : "SELECT";
      await steps.answer(student, _id, { number, answer });
    }
    return _id as string;
  };
  return {
    open: await start("excel", []),
    fix: await start("sql", ["right", "right", "wrong"]),
    done: await start("sql", ["right", "right", "right"]),
  };
}

/** Creates a graded interview that was sent; most of its answers are right. */
export async function interviewed(request: APIRequestContext, student: Person, applicationId: string): Promise<string> {
  const sessionId = await graded(request, student, applicationId);
  await api(request).call("POST", "/mock-interview/send-to-recruiter", student, { sessionId });
  return sessionId;
}

/** Creates a graded interview that was not sent. */
export async function graded(request: APIRequestContext, student: Person, applicationId: string): Promise<string> {
  const steps = api(request);
  const { sessionId } = await steps.call("POST", "/mock-interview/start", student, { applicationId });
  const answers = [];
  for (let number = 1; number <= 10; number++) {
    const { question, sampleData } = await steps.call(
      "GET",
      `/mock-interview/${sessionId}/question/${number}`,
      student,
    );
    const askedQuestion = findAsked(question, sampleData);
    const right = askedQuestion ? rightAnswer(askedQuestion) : "";
    answers.push({ number, answer: number % 5 === 0 ? "I would look at the data first." : right });
  }
  const at = new Date().toISOString();
  await steps.call("POST", `/mock-interview/${sessionId}/events`, student, { type: "blur", at, number: 3 });
  await steps.call("POST", "/mock-interview/submit-all", student, { sessionId, answers });
  await eventually(async () => {
    const { isCompleted } = await steps.call("GET", `/mock-interview/history/${sessionId}`, student);
    return isCompleted || undefined;
  });
  return sessionId;
}

/** Returns the profile's id of a searchable student, as in the search. */
async function findCandidateId(request: APIRequestContext, employer: Person, student: Person): Promise<string> {
  const steps = api(request);
  const { user } = await steps.call("GET", "/auth/me", student);
  const { results } = await steps.call("GET", "/search-candidates?skills=SQL&limit=100", employer);
  const ownResult = results.find((candidate: { studentId: { _id: string } }) => candidate.studentId._id === user._id);
  return (ownResult ?? results[0])._id;
}
