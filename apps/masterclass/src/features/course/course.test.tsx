import { answers } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { aPerson } from "@dryrun/frame/testing/show-part";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();

test.each([false, true])("shows price and Buy, or that the person has the course (%s)", async (courseBought) => {
  localStorage.setItem(TOKEN_KEY, "t");
  server.use(answers(me, { user: aPerson({ courseBought }) }));
  show(paths.course);
  const main = await screen.findByRole("heading", { level: 1, name: "The data analyst course" });
  expect(main).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText("You already have this course.") !== null).toBe(courseBought));
  expect(screen.queryByRole("link", { name: "Buy the course" }) === null).toBe(courseBought);
  expect(screen.queryByRole("heading", { name: "Price" }) === null).toBe(courseBought);
  expect(screen.queryByRole("link", { name: "Practise in a mock interview" }) === null).toBe(!courseBought);
  expect(screen.getByRole("heading", { name: "Syllabus" })).toBeInTheDocument();
});
