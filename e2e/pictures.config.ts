import { defineConfig } from "@playwright/test";
import screenshots from "./screenshots.config.ts";

// `npm run pictures`: the pictures of the product that the front page shows.
export default defineConfig({ ...screenshots, testDir: "pictures" });
