import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

useServer();

test("shows what {{title}} is about", async () => {
  show(paths.{{camel}});
  await screen.findByRole("heading", { level: 1, name: "{{title}}" });
  expect(screen.getByText("write what this page shows first")).toBeVisible();
});
