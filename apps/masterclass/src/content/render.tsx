import { BRAND } from "@dryrun/domain/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { contentPages } from "./pages.ts";

/** The markup of each page, for the build: `finish.mjs` writes it to files. */
export const pages = await Promise.all(
  contentPages.map(async ({ path, title, description, load }) => {
    const Page = await load();
    return { path, title: `${title} – ${BRAND.name}`, description, body: renderToStaticMarkup(<Page />) };
  }),
);
