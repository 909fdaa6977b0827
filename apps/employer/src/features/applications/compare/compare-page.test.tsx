import { answers } from "@dryrun/api-client/testing/msw";
import { employerApplication } from "@dryrun/domain/applications/contract";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { applicationAnswer } from "../../../testing/samples/application.ts";
import { interview } from "../../../testing/samples/interview.ts";
import { listed } from "../../../testing/samples/listed-applications.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const second = listed._id.replace(/.$/, "9");
const NO_INTERVIEW = {
  interview: { state: "none" as const, score: null, finalDecision: null },
  interviewCompleted: false,
  topicScores: [],
};
const candidates: Record<string, Partial<Application>> = {
  [listed._id]: { ...NO_INTERVIEW, noticePeriod: "1-month" },
  [second]: {
    ...NO_INTERVIEW,
    _id: second,
    fullName: "Ravi Iyer",
    expectedCTC: 900_000,
    currentCTC: 0,
    noWorkExperience: true,
  },
};

test("compares candidates by pay and notice period, side by side", async () => {
  server.use(
    http.get(`/api${employerApplication.path}`, ({ params }) =>
      HttpResponse.json(applicationAnswer(candidates[String(params.applicationId)])),
    ),
  );
  show(paths.compare([listed._id, second]));
  const table = within(await screen.findByRole("table", { name: "Compare candidates" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Asha Rao", "Ravi Iyer"]);
  const rows = table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(rows).not.toContain("SQL"); // because no candidate has an interview
  expect(rows).not.toContain("Criteria met");
  const values = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(values("Expected CTC")).toEqual([expect.stringMatching(/^₹7,00,000/), expect.stringMatching(/^₹9,00,000/)]);
  expect(values("Notice period")).toEqual(["1 month", "–"]);
  expect(values("Current CTC")).toEqual([expect.stringMatching(/^₹5,00,000/), "Fresher"]);
  await userEvent.click(within(table.getByRole("row", { name: /^Decision/ })).getAllByRole("button")[3] as HTMLElement);
  expect(await screen.findByRole("alertdialog", { name: "Accept the application of Ravi Iyer?" })).toBeVisible();
});

test("shows one sentence for a candidate without an interview instead of a dash for each topic", async () => {
  const own: Record<string, Partial<Application>> = {
    [listed._id]: {},
    [second]: { ...NO_INTERVIEW, _id: second, fullName: "Ravi Iyer" },
  };
  server.use(
    answers(employerInterview, interview),
    http.get(`/api${employerApplication.path}`, ({ params }) =>
      HttpResponse.json(applicationAnswer(own[String(params.applicationId)])),
    ),
  );
  show(paths.compare([listed._id, second]));
  const table = within(await screen.findByRole("table", { name: "Compare candidates" }));
  const sentence = await table.findByRole("cell", { name: "No interview yet." });
  await waitFor(() => expect(sentence).toHaveAttribute("rowspan", "3")); // score, SQL and the criteria of Asha Rao
  expect(within(table.getByRole("row", { name: /^SQL/ })).getAllByRole("cell")).toHaveLength(1);
  expect(within(table.getByRole("row", { name: /^Applied/ })).getAllByRole("cell")).toHaveLength(2);
});
