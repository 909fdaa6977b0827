import { test } from "@playwright/test";
import { everyScreen, keepScreens } from "../support/screens.ts";

test("creates people of each kind, with content for every page", async ({ request }, { project }) =>
  keepScreens(await everyScreen(request), project));
