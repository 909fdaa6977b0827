import { answers } from "@dryrun/api-client/testing/msw";
import { generateQuiz, quizHistory } from "@dryrun/domain/quiz/contract";
import { expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();

it("is loaded for the student before the quiz, which then starts with one press; offline it opens in the page", async () => {
  const AT = "/api/quiz/dataset/dryrun-sales.csv";
  server.use(
    answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
    answers(generateQuiz, { paperId: "p", createdAt: "2026-11-20T10:00:00.000Z", questions: [] } as never),
    http.get(AT, () => HttpResponse.text("order_id,sales\nDR-1,10\n")),
  );
  const { at } = showAt("/student/quiz");
  const box = await screen.findByRole("checkbox", { name: "I have downloaded the dataset" });
  await waitFor(() => expect(box).toBeChecked());
  server.use(http.get(AT, () => HttpResponse.error()));
  await userEvent.click(screen.getByRole("button", { name: "Work with the data here" }));
  expect(await screen.findByText("1 row")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Start Quiz" }));
  await waitFor(() => expect(at()).toBe("/student/quiz/start"));
});
