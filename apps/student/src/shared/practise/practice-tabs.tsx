import { PageTabs } from "@dryrun/frame/bar/page-tabs";
import { paths } from "../../paths.ts";
import { practise } from "./practise.en-in.ts";

const { tabs: text } = practise;

/** The two pages about practice. */
export const PracticeTabs = ({ current }: { current: "practice" | "progress" }) => (
  <PageTabs
    label={text.label}
    tabs={[
      { to: paths.drills, name: text.practice, isCurrent: current === "practice" },
      { to: paths.progress, name: text.progress, isCurrent: current === "progress" },
    ]}
  />
);
