import { defineRemote } from "@dryrun/remote-kit/remote";
import { {{pascal}}Layout } from "./layout.tsx";
import { paths } from "./paths.ts";

// Every page is a separate chunk, so that this part loads one small file until a page is opened.
export default defineRemote({
  name: "{{kebab}}",
  routes: [
    {
      Component: {{pascal}}Layout,
      children: [
        {
          path: paths.root,
          lazy: async () => ({ Component: (await import("./features/start/start-page.tsx")).StartPage }),
        },
      ],
    },
  ],
});
