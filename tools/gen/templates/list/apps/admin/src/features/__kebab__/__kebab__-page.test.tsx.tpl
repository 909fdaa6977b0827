import { answers, breaks } from "@dryrun/api-client/testing/msw";
import type { Output } from "@dryrun/domain/contract/define";
import { {{call}} } from "@dryrun/domain/{{contractFolder}}/contract";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const say = words.{{camel}};
const row: Output<typeof {{call}}>["{{rows}}"][number] = {{row}};
const one = { {{rows}}: [row], totalPages: 1, currentPage: 1, total: 1 };

test("shows a row with its texts", async () => {
  server.use(answers({{call}}, one));
  show(paths.{{camel}});
  const [, first] = within(await screen.findByRole("table", { name: say.list })).getAllByRole("row");
  expect(first).toHaveTextContent("write what a row shows first");
});

test("goes to the next page", async () => {
  const asked: string[] = [];
  server.use(answers({{call}}, { ...one, totalPages: 2, total: 21 }, (_, url) => asked.push(url.search)));
  const router = show(paths.{{camel}});
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await screen.findByText("Page 2 of 2", { selector: "nav *" });
  expect(router.state.location.search).toBe("?page=2");
  expect(asked.at(-1)).toContain("page=2");
});

test("says that there are no rows", async () => {
  server.use(answers({{call}}, { ...one, {{rows}}: [], total: 0 }));
  show(paths.{{camel}});
  expect(await screen.findByText(say.none)).toBeVisible();
});

test("says that the list could not be loaded, and retries", async () => {
  server.use(breaks({{call}}));
  show(paths.{{camel}});
  expect(await screen.findByText(say.failed)).toBeVisible();
  server.use(answers({{call}}, one));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table", { name: say.list })).toBeVisible();
});
