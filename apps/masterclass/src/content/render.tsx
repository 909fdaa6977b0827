import { ContentHead } from "@dryrun/frame/public/content-head";
import { renderToStaticMarkup } from "react-dom/server";
import { contentPages } from "./pages.ts";

/** The markup of each page for the build; `finish.mjs` writes it to files. */
export const pages = await Promise.all(
  contentPages.map(async ({ path, title, description, load }) => {
    const Page = await load();
    const head = renderToStaticMarkup(<ContentHead title={title} description={description} />);
    return { path, head, body: renderToStaticMarkup(<Page />) };
  }),
);
