import { answers } from "@dryrun/api-client/testing/msw";
import { demoAccounts } from "@dryrun/domain/system/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { aPerson, serveTests, showPart } from "@dryrun/frame/testing/show-part";
import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { pages } from "../pages.tsx";

export const user = aPerson({ interviewCredits: 1 });

/** A server for this file's tests. */
export const useServer = () =>
  serveTests((server) =>
    server.use(
      answers(demoAccounts, { accounts: [] }),
      http.get("/remotes.json", () => HttpResponse.json([])),
    ),
  );

/** Simulates a part that takes a moment to load. */
async function loadElsewhere() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { Component: () => <h1>Elsewhere</h1> };
}

/** Opens the shell's pages at this address; pages of parts show "Elsewhere". */
export const show = (at: string | { pathname: string; state: unknown }) =>
  showPart([...pages, ...["/student/*", "/employer/*"].map((path) => ({ path, lazy: loadElsewhere }))], at);

export const type = async (label: string | RegExp, text: string) => fill(await screen.findByLabelText(label), text);
