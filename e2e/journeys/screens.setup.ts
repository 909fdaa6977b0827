import { test } from "@playwright/test";
import { everyScreen, keepScreens } from "../support/screens.ts";

test("people of each kind, with something to show on every page", async ({ request }, { project }) =>
  keepScreens(await everyScreen(request), project));
