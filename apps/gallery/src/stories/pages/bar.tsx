import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { NavLinks } from "@dryrun/frame/bar/nav-links";
import { TopBar } from "@dryrun/frame/bar/top-bar";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { LoadFailed } from "@dryrun/frame/load-failed";
import type { Story } from "../../story.ts";
import * as s from "../stories.module.css";

const offline = { status: "FETCH_ERROR", error: "no network" };

export const bar: Story = {
  title: "Bars and footer",
  group: "Parts of a page",
  about:
    "Round every page of a part: the brand, the entries, the way to help. Where one is is bold, and has the dot where nothing else has it.",
  keys: [["Enter", "follows an entry, which is lit for a moment"]],
  states: [
    {
      name: "Top bar",
      isWide: true,
      show: (
        <TopBar home="/" homeLabel="Dryrun, jobs">
          <NavLinks>
            <NavEntry to="/student/jobs" isCurrent>
              Jobs
            </NavEntry>
            <NavEntry to="/student/applications" isCurrent={false}>
              Applications
            </NavEntry>
          </NavLinks>
        </TopBar>
      ),
    },
    {
      name: "Entries of a menu",
      show: (
        <div className={s.stack}>
          <NavEntry look="item" to="/student/jobs" isCurrent>
            Jobs
          </NavEntry>
          <NavEntry look="item" to="/student/quiz" isCurrent={false}>
            Quiz
          </NavEntry>
        </div>
      ),
    },
    {
      name: "A list that did not load",
      show: <LoadFailed title="Failed to load jobs" error={offline} onRetry={() => {}} isRetrying={false} />,
    },
    { name: "Footer", show: <HelpFooter /> },
  ],
};
