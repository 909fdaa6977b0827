import { answers } from "@dryrun/api-client/testing/msw";
import { saveLessonProgress } from "@dryrun/domain/courses/contract";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { showPart } from "@dryrun/frame/testing/show-part";
import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { useServer } from "../../../testing/show.tsx";
import { UnsentNote } from "./unsent-note.tsx";

const server = useServer();
const NOTE = /^2 finished lessons not sent yet\./;
afterEach(() => void jest.restoreAllMocks());

test("shows what is not sent without a network, and sends it when the network is back", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { store, kept } = memoryDrafts({ key: "u1:course", values: ["select", "null"], savedAt: 0 });
  const sent: string[] = [];
  server.use(answers(saveLessonProgress, { isDone: true }, (_, { pathname }) => void sent.push(pathname)));
  showPart([{ path: "/", element: <UnsentNote userId="u1" openStore={async () => store} /> }], "/");
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(sent).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  expect(sent).toEqual(["/api/course/lessons/select/progress", "/api/course/lessons/null/progress"]);
  expect(kept.size).toBe(0);
});
