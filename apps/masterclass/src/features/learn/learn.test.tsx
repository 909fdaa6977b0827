import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import type { Output } from "@dryrun/domain/contract/define";
import * as contract from "@dryrun/domain/courses/contract";
import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { aPerson } from "@dryrun/frame/testing/show-part";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
type Course = Output<typeof contract.course>;
type Unit = Output<typeof contract.courseUnit>;
type Lesson = Output<typeof contract.lesson>;

const UNIT = "sql-one-table";
const LISTED: Course["units"][number] = {
  id: UNIT,
  number: 4,
  title: "SQL: one table",
  tool: "SQL",
  about: "Questions to one table.",
  lessons: [
    { id: "select", title: "Choosing rows", goal: "You choose rows.", minutes: 6, isDone: true },
    { id: "null", title: "What NULL does", goal: "You count with NULL.", minutes: 7, isDone: false },
  ],
  exercises: { total: 8, right: 3 },
  test: { percent: null, passed: false },
};
const aCourse = (own: Partial<Course> = {}): Course => ({
  units: [LISTED],
  next: { unit: UNIT, unitTitle: LISTED.title, lesson: "null", number: 2 },
  certificate: null,
  ...own,
});
const aUnit = (own: Partial<Unit> = {}): Unit => ({
  ...LISTED,
  task: "Count the late payers.",
  summary: ["WHERE filters rows."],
  interview: "<p>Why does NULL = NULL find nothing?</p>",
  questions: [{ id: "sql-late", prompt: "Which distributors pay late?", level: 2, best: 3.5 }],
  ...own,
});
const aLesson = (own: Partial<Lesson> = {}): Lesson => ({
  id: "null",
  unit: { id: UNIT, number: 4, title: LISTED.title, lessons: 2 },
  number: 2,
  title: "What NULL does",
  goal: "You count with NULL.",
  minutes: 7,
  isFree: false,
  isOwn: true,
  isDone: false,
  parts: [
    { html: "<p>NULL is no value.</p>", run: null, check: null },
    {
      html: "",
      run: null,
      check: {
        ask: "What does <code>COUNT(city)</code> count?",
        options: [
          { html: "All rows", isRight: false, why: "That is COUNT(*)." },
          { html: "Rows with a city", isRight: true, why: "NULL is not counted." },
        ],
      },
    },
  ],
  worlds: [],
  previous: { unit: UNIT, lesson: "select", title: "Choosing rows" },
  next: { unit: "sql-several-tables", lesson: "join", title: "Joins" },
  ...own,
});

const DRILL: Output<typeof startDrill> = {
  _id: "d1",
  topic: "sql",
  family: null,
  from: "course",
  fromId: UNIT,
  unit: { id: UNIT, title: LISTED.title, isTest: false },
  startedAt: "2026-11-20T10:00:00.000Z",
  planned: 1,
  questions: [],
};

function signIn(own: Parameters<typeof aPerson>[0] = {}) {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(answers(me, { user: aPerson({ courseBought: true, ...own }) }));
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const at = (router: ReturnType<typeof show>) => router.state.location.pathname;

/** Records what is sent about a lesson's progress. */
function savesProgress() {
  const sent: { lesson: string; done: boolean }[] = [];
  server.use(
    http.put("/api/course/lessons/:id/progress", async ({ request, params }) => {
      const { done } = (await request.json()) as { done: boolean };
      sent.push({ lesson: String(params.id), done });
      return HttpResponse.json({ isDone: done });
    }),
  );
  return sent;
}

beforeEach(() => {
  server.use(answers(contract.course, aCourse()), answers(contract.courseUnit, aUnit()));
});

describe("the course", () => {
  test("shows progress, the next lesson, and each unit with its lessons, exercises and test", async () => {
    signIn();
    show(paths.learn);
    await heading("Data Analyst Course");
    expect(await screen.findByRole("link", { name: "Continue: SQL: one table, lesson 2" })).toHaveAttribute(
      "href",
      "/course/sql-one-table/null",
    );
    expect(screen.getByRole("progressbar", { name: "1 of 2 lessons done" })).toBeVisible();
    expect(screen.getByText("0 of 1 tests passed")).toBeVisible();
    expect(screen.getByText("Exercises: 3 of 8 right")).toBeVisible();
    expect(screen.getByText("Test: open")).toBeVisible();
    const [first, second] = within(screen.getByRole("list", { name: "Lessons" })).getAllByRole("listitem");
    expect([first?.textContent, second?.textContent]).toEqual(["Choosing rowsDone", "What NULL does7 min"]);
  });

  test("begins with lesson 1", async () => {
    const units = [{ ...LISTED, lessons: LISTED.lessons.map((lesson) => ({ ...lesson, isDone: false })) }];
    server.use(answers(contract.course, aCourse({ units })));
    signIn();
    show(paths.learn);
    expect(await screen.findByRole("link", { name: "Start lesson 1" })).toBeVisible();
  });

  test("congratulates with the certificate", async () => {
    const certificate = { certId: "7K3M9-QXT2C", issuedOn: "2026-11-20T10:00:00.000Z" };
    server.use(answers(contract.course, aCourse({ certificate, next: null })));
    signIn();
    show(paths.learn);
    expect(await screen.findByText("You have completed the course.")).toBeVisible();
    expect(screen.getByRole("link", { name: "See the certificate" })).toHaveAttribute(
      "href",
      "/verify-certificate?id=7K3M9-QXT2C",
    );
  });

  test("is loaded again after a failure", async () => {
    server.use(failsWith(contract.course));
    signIn();
    show(paths.learn);
    expect(await heading("The course could not be loaded")).toBeVisible();
    server.use(answers(contract.course, aCourse()));
    await press("Try again");
    expect(await heading("Data Analyst Course")).toBeVisible();
  });

  test("leads people without it to the sales page, and visitors to the login", async () => {
    signIn({ courseBought: false });
    const router = show(paths.learn);
    await waitFor(() => expect(at(router)).toBe("/buy-course"));
    localStorage.clear();
    const visitor = show(paths.learn);
    await waitFor(() => expect(visitor.state.location.search).toBe(`?redirect=${encodeURIComponent("/course")}`));
  });
});

describe("a unit", () => {
  const open = async (own: Partial<Unit> = {}) => {
    server.use(answers(contract.courseUnit, aUnit(own)));
    signIn();
    const router = show(`/course/${UNIT}`);
    await heading("4. SQL: one table");
    return router;
  };

  test("lists lessons, exercises with the best score, the summary and what interviewers ask", async () => {
    await open();
    expect(screen.getByRole("link", { name: "What NULL does" })).toHaveAttribute("href", "/course/sql-one-table/null");
    expect(screen.getByText("Level 2 · 3.5 of 10")).toBeVisible();
    expect(screen.getByText("WHERE filters rows.")).toBeVisible();
    expect(screen.getByText("Why does NULL = NULL find nothing?")).toBeVisible();
    expect(screen.getByRole("button", { name: "Continue the exercises" })).toBeVisible();
  });

  test.each([
    ["Continue the exercises", "sql-one-table"],
    ["Take the test", "sql-one-table/test"],
  ])("%s starts the set %s", async (button, id) => {
    const router = await open();
    const sent: unknown[] = [];
    server.use(
      http.post(`/api${startDrill.path}`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(DRILL, { status: 201 });
      }),
    );
    await press(button);
    await waitFor(() => expect(at(router)).toBe("/student/practice/drill/d1"));
    expect(sent).toEqual([{ from: "course", id }]);
  });

  test("says why a set does not start", async () => {
    await open({ test: { percent: 60, passed: false } });
    expect(screen.getByText("Test: 60%, 70% passes")).toBeVisible();
    server.use(refuses(startDrill, "INTERVIEW_RUNNING", { message: "An interview is running." }));
    await press("Take the test again");
    expect(await screen.findByRole("alert")).toHaveTextContent("An interview is running.");
  });

  test("that does not exist leads back", async () => {
    server.use(refuses(contract.courseUnit, "NOT_FOUND", { message: "This unit was not found." }));
    signIn();
    show("/course/nothing");
    expect(await heading("This page is not part of the course")).toBeVisible();
    expect(screen.getByRole("link", { name: "All units" })).toHaveAttribute("href", "/course");
  });
});

describe("a lesson", () => {
  const PATH = `/course/${UNIT}/null`;
  const open = async (own: Partial<Lesson> = {}) => {
    server.use(answers(contract.lesson, aLesson(own)));
    const router = show(PATH);
    await heading("What NULL does");
    return router;
  };

  test("records that it was opened, and leads to the exercises after the last one of its unit", async () => {
    signIn();
    const sent = savesProgress();
    const router = await open();
    expect(screen.getByText("Unit 4: SQL: one table · Lesson 2 of 2 · 7 min")).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ lesson: "null", done: false }]));
    await press("Done, to the exercises");
    await waitFor(() => expect(at(router)).toBe("/course/sql-one-table"));
    expect(sent.at(-1)).toEqual({ lesson: "null", done: true });
  });

  test("explains each option of its question", async () => {
    signIn();
    savesProgress();
    await open();
    await userEvent.click(screen.getByText("Rows with a city"));
    expect(screen.getByText("NULL is not counted.", { exact: false })).toBeVisible();
  });

  test("stays if its progress cannot be saved", async () => {
    signIn();
    savesProgress();
    const router = await open();
    server.use(failsWith(contract.saveLessonProgress));
    await press("Done, to the exercises");
    expect(await screen.findByRole("alert")).toHaveTextContent("Your progress could not be saved. Try again.");
    expect(at(router)).toBe(PATH);
  });

  test("says so if the device cannot keep the progress without a network", async () => {
    signIn();
    savesProgress();
    await open();
    server.use(isOffline(contract.saveLessonProgress)); // jsdom has no IndexedDB
    await press("Done, to the exercises");
    expect(await screen.findByRole("alert")).toHaveTextContent("Your progress could not be saved. Try again.");
  });

  test("that is free is for anybody, and ends with the course", async () => {
    await open({ isFree: true, isOwn: false });
    expect(await screen.findByRole("link", { name: "See the course" })).toHaveAttribute("href", "/buy-course");
    expect(screen.queryByRole("button", { name: /^Done/ })).toBeNull();
  });

  test("that is not free leads people without the course to the sales page", async () => {
    server.use(refuses(contract.lesson, "NOT_FOUND", { message: "This lesson was not found." }));
    signIn({ courseBought: false });
    const router = show(PATH);
    await waitFor(() => expect(at(router)).toBe("/buy-course"));
  });
});
