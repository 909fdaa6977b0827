import { ContentHead } from "@dryrun/frame/public/content-head";
import { renderToStaticMarkup } from "react-dom/server";
import { descriptions } from "./descriptions.ts";
import { ContentLayout } from "./frame/content-layout.tsx";
import { contentPages } from "./pages.ts";

/** The markup of each page for the build; `finish.mjs` writes it to files. */
export const pages = await Promise.all(
  contentPages.map(async ({ path, title, load }) => {
    const Page = await load();
    const body = renderToStaticMarkup(
      <ContentLayout>
        <Page />
      </ContentLayout>,
    );
    const head = renderToStaticMarkup(<ContentHead title={title} description={descriptions.get(path) ?? ""} />);
    return { path, head, body };
  }),
);
