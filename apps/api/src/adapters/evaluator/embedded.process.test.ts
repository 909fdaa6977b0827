import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pickInterview } from "@dryrun/content/interview/draw/pick";
import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { rightAnswer } from "@dryrun/content/interview/right-answer";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import { afterAll, describe, expect, it } from "@jest/globals";
import { atNight } from "../../../test/at-night.ts";
import { isFull } from "../../../test/full.ts";
import { createEmbeddedEvaluator, GradersEnded, PERMISSIONS } from "./embedded.ts";

const evaluator = createEmbeddedEvaluator();
afterAll(() => evaluator.close());

it("grades an interview of model answers as passed and the same each time", async () => {
  const questions = pickInterview({ seed: 1, person: "asha", history: [] });
  const grade = () => Promise.all(questions.map((question) => evaluator.evaluate(question, rightAnswer(question))));
  const results = await grade();
  expect(sessionVerdict(results).decision).toBe("Pass");
  expect(JSON.stringify(await grade())).toBe(JSON.stringify(results));
});

it("gives an answer the same grade whatever it graded before", async () => {
  const runnable = interviewQuestions
    .flatMap((question) => {
      const { exec } = question.rubric;
      return exec ? [exec.reference, exec.mutants[0] ?? ""].map((answer) => ({ question, answer })) : [];
    })
    .filter((_, index) => index % (isFull ? 8 : 48) < 2); // both answers of every fourth or every 24th question
  const grade = async (order: typeof runnable) => {
    const ownEmbeddedEvaluator = createEmbeddedEvaluator({ threads: 2 }); // threads that have not graded yet
    const results = new Map<string, string>();
    for (const { question, answer } of order)
      results.set(`${question.id} ${answer}`, JSON.stringify(await ownEmbeddedEvaluator.evaluate(question, answer)));
    await ownEmbeddedEvaluator.close();
    return results;
  };
  const [forwards, backwards] = await Promise.all([grade(runnable), grade(runnable.toReversed())]);
  for (const [key, result] of forwards) expect({ key, result: backwards.get(key) }).toEqual({ key, result });
});

const sqlQuestion = interviewQuestions.find(({ id }) => id === "sql-loyal-customers") as InterviewQuestion;
const ENDLESS = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT COUNT(*) FROM x";

describe("an answer that never ends", () => {
  const hurried = createEmbeddedEvaluator({ answerMs: 1000, threads: 2 });
  afterAll(() => hurried.close());

  it("gets a result that says it could not be assessed; the next answer is graded", async () => {
    const result = await hurried.evaluate(sqlQuestion, ENDLESS);
    expect(result).toMatchObject({ score: 0, confidence: 0, flags: ["not_assessed"] });
    expect(result.evidence.map(({ verdict }) => verdict)).toEqual(sqlQuestion.rubric.points.map(() => "cannot_assess"));
    expect((await hurried.evaluate(sqlQuestion, sqlQuestion.modelAnswer)).score).toBe(10);
  });

  it("uses up only its own interview budget, none of the other answers' time", async () => {
    const budget = { owner: "asha", isEstablished: true, leftMs: 1500, outsideLeftMs: 0 };
    for (let requestCount = 0; requestCount < 3; requestCount++) await hurried.evaluate(sqlQuestion, ENDLESS, budget);
    expect(budget.leftMs).toBeLessThanOrEqual(0);
    const late = await hurried.evaluate(sqlQuestion, sqlQuestion.modelAnswer, budget);
    expect(late.flags).toEqual(["not_assessed"]);
    expect(late.feedback.missing.join()).toMatch(/used up by other answers/);
  });

  atNight("takes 5 s of its interview's 30 s, by default", async () => {
    const budget = { owner: "asha", isEstablished: true, leftMs: 30_000, outsideLeftMs: 0 };
    await evaluator.evaluate(sqlQuestion, ENDLESS, budget);
    expect(Math.round(budget.leftMs / 1000)).toBeLessThanOrEqual(25);
  });

  it("delays no quick answer of another new account, and takes nothing from its own account for the first try", async () => {
    const slow = createEmbeddedEvaluator({ answerMs: 2000, threads: 1 });
    const graded: string[] = [];
    const ask = async (owner: string, answer: string) => {
      const budget = { owner, isEstablished: false, leftMs: 30_000, outsideLeftMs: 0 };
      await slow.evaluate(sqlQuestion, answer, budget);
      graded.push(owner);
      return budget.leftMs;
    };
    const endless = ["one", "two"].map((owner) => ask(owner, ENDLESS));
    await ask("quick", sqlQuestion.modelAnswer);
    expect(graded).toEqual(["quick"]);
    for (const leftMs of await Promise.all(endless)) expect(Math.round(leftMs / 1000)).toBe(28);
    await slow.close();
  });

  it("does not block the caller's thread", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    await hurried.evaluate(sqlQuestion, ENDLESS);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});

it("gives the same time and the same random number to each run of a query", async () => {
  const answers = await Promise.all(
    [1, 2].map(() => evaluator.evaluate(sqlQuestion, "SELECT CURRENT_TIMESTAMP, random(), date('now') FROM orders")),
  );
  expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]));
});

it("rejects when the grader itself fails, so that the caller can retry", async () => {
  const { exec } = sqlQuestion.rubric;
  const broken = { ...sqlQuestion, rubric: { ...sqlQuestion.rubric, exec: exec && { ...exec, reference: "SELECT" } } };
  await expect(evaluator.evaluate(broken, sqlQuestion.modelAnswer)).rejects.toThrow("does not run");
  expect((await evaluator.evaluate(sqlQuestion, sqlQuestion.modelAnswer)).score).toBe(10);
});

describe("the graders' process", () => {
  /** Process ids of the graders that this process started. */
  const gradersNow = () =>
    execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes("grading-process"))
      .map((line) => Number.parseInt(line, 10));

  it("rejects only the running answers when it dies; the next answer starts a new process", async () => {
    const others = gradersNow();
    const ownEmbeddedEvaluator = createEmbeddedEvaluator({ threads: 2 });
    const budget = { owner: "asha", isEstablished: true, leftMs: 30_000, outsideLeftMs: 0 };
    const refused = expect(ownEmbeddedEvaluator.evaluate(sqlQuestion, ENDLESS, budget)).rejects.toThrow(GradersEnded);
    const [graders] = gradersNow().filter((pid) => !others.includes(pid));
    process.kill(Number(graders), "SIGKILL");
    await refused;
    expect(budget.leftMs).toBe(30_000);
    expect((await ownEmbeddedEvaluator.evaluate(sqlQuestion, sqlQuestion.modelAnswer, budget)).score).toBe(10);
    await ownEmbeddedEvaluator.close();
    expect(gradersNow()).toEqual(others);
  });

  atNight("starts another one also where the death shows first in a message that does not arrive", async () => {
    const others = gradersNow();
    const ownEmbeddedEvaluator = createEmbeddedEvaluator({ threads: 2 });
    await ownEmbeddedEvaluator.evaluate(sqlQuestion, "SELECT");
    const [graders] = gradersNow().filter((pid) => !others.includes(pid));
    process.kill(Number(graders), "SIGKILL");
    execFileSync("sleep", ["0.3"]); // this process learns of the death only when it sends
    await expect(ownEmbeddedEvaluator.evaluate(sqlQuestion, sqlQuestion.modelAnswer)).rejects.toThrow(GradersEnded);
    expect((await ownEmbeddedEvaluator.evaluate(sqlQuestion, sqlQuestion.modelAnswer)).score).toBe(10);
    await ownEmbeddedEvaluator.close();
  });

  atNight("grades on when a signal reaches the whole group", async () => {
    const others = gradersNow();
    const ownEmbeddedEvaluator = createEmbeddedEvaluator({ answerMs: 500, threads: 2 });
    const slow = ownEmbeddedEvaluator.evaluate(sqlQuestion, ENDLESS);
    await ownEmbeddedEvaluator.evaluate(sqlQuestion, "SELECT");
    for (const pid of gradersNow().filter((one) => !others.includes(one))) process.kill(pid, "SIGTERM");
    expect((await slow).flags).toEqual(["not_assessed"]);
    expect((await ownEmbeddedEvaluator.evaluate(sqlQuestion, sqlQuestion.modelAnswer)).score).toBe(10);
    await ownEmbeddedEvaluator.close();
  });

  it("gets none of the server's secrets", async () => {
    process.env.JWT_SECRET = "a secret of the server";
    const others = gradersNow();
    const ownEmbeddedEvaluator = createEmbeddedEvaluator({ threads: 2 });
    await ownEmbeddedEvaluator.evaluate(sqlQuestion, "SELECT");
    const [graders] = gradersNow().filter((pid) => !others.includes(pid));
    expect(readFileSync(`/proc/${graders}/environ`, "utf8")).not.toContain("secret");
    await ownEmbeddedEvaluator.close();
    delete process.env.JWT_SECRET;
  });
});

it("lets a process exit that did not close the evaluator", () => {
  const script = `
    import { interviewQuestions } from "@dryrun/content/interview/load";
    import { createEmbeddedEvaluator } from ${JSON.stringify(new URL("./embedded.ts", import.meta.url).href)};
    const result = await createEmbeddedEvaluator().evaluate(interviewQuestions[0], interviewQuestions[0].modelAnswer);
    console.log(result.score);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", script], {
    cwd: import.meta.dirname,
    timeout: 60_000,
    encoding: "utf8",
  });
  expect(output.trim()).toBe("10");
});

it.each(["/proc/self/environ", "/proc/PARENT/environ", "/etc/passwd"])("cannot read %s", (file) => {
  const script = `
    const file = ${JSON.stringify(file)}.replace("PARENT", process.ppid);
    try { require("node:fs").readFileSync(file); console.log("read"); } catch ({ code }) { console.log(code); }`;
  const output = execFileSync(process.execPath, ["--no-warnings", ...PERMISSIONS, "-e", script], { encoding: "utf8" });
  expect(output.trim()).toBe("ERR_ACCESS_DENIED");
});
