import { defineConfig } from "@playwright/test";
import screenshots from "./screenshots.config.ts";

// `npm run e2e -- -c pictures.config.ts` takes the pictures of the product for the front page.
export default defineConfig({ ...screenshots, testDir: "pictures" });
