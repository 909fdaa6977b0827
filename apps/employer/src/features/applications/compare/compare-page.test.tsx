import { employerApplication } from "@dryrun/domain/applications/contract";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { applicationAnswer, listed } from "../../../testing/samples.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const second = listed._id.replace(/.$/, "9");
const NO_INTERVIEW = {
  interview: { state: "none" as const, score: null, finalDecision: null },
  interviewCompleted: false,
};
const candidates: Record<string, Partial<Application>> = {
  [listed._id]: { ...NO_INTERVIEW, noticePeriod: "1-month" },
  [second]: { ...NO_INTERVIEW, _id: second, fullName: "Ravi Iyer", expectedCTC: 900_000 },
};

test("candidates are compared by pay and notice period, side by side", async () => {
  server.use(
    http.get(`/api${employerApplication.path}`, ({ params }) =>
      HttpResponse.json(applicationAnswer(candidates[String(params.applicationId)])),
    ),
  );
  show(paths.compare([listed._id, second]));
  const table = within(await screen.findByRole("table", { name: "Compare candidates" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Asha Rao", "Ravi Iyer"]);
  const values = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(values("Expected CTC")).toEqual([expect.stringMatching(/^₹7,00,000/), expect.stringMatching(/^₹9,00,000/)]);
  expect(values("Notice period")).toEqual(["1 month", "–"]);
});
