import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import { acceptApplication, rejectApplication } from "@dryrun/domain/applications/contract";
import { undoDecision } from "@dryrun/domain/applications/triage/contract";
import { expect, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { listed } from "../../../../testing/samples/listed-applications.ts";
import { useServer } from "../../../../testing/show.tsx";
import { useDecisions } from "./use-decisions.ts";

const TERMS = { reason: "", shareReason: true, notify: "now" } as const;

const server = useServer();
const undoUntil = new Date(Date.now() + 15_000).toISOString();

test("undoes a decision before the server's answer is on the screen, and accepts another one", async () => {
  const calls: string[] = [];
  server.use(
    answers(acceptApplication, { message: "", undoUntil }, () => calls.push("accept")),
    answers(undoDecision, { message: "" }, () => calls.push("undo")),
    answers(rejectApplication, { message: "", undoUntil }, () => calls.push("reject")),
  );
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>;
  const entry = { ...listed, isOwn: false };
  const { result } = renderHook(() => useDecisions({ onChange: () => {}, onStale: () => Promise.resolve(undefined) }), {
    wrapper,
  });
  act(() => result.current.decide(entry, "accepted", TERMS));
  const earlierRender = result.current;
  expect(earlierRender.all.map(({ state }) => state)).toEqual(["sending"]);
  await waitFor(() => expect(result.current.all.map(({ state }) => state)).toEqual(["held"]));
  act(() => {
    for (const decision of earlierRender.all) earlierRender.undo(decision);
    result.current.decide(entry, "rejected", TERMS);
  });
  await waitFor(() => expect(calls).toEqual(["accept", "undo", "reject"]));
});
