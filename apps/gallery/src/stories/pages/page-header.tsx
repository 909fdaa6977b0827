import { Button } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Story } from "../../story.ts";
import { LONG } from "../../with-state.tsx";
import * as s from "../stories.module.css";

const back = <a href="#page-header">Back to the jobs</a>;

export const pageHeader: Story = {
  title: "Page header",
  group: "Parts of a page",
  about: "The one heading, a way back, a few facts. The action is on the right, and on a phone in the bottom bar.",
  states: [
    {
      name: "With everything but the action",
      isWide: true,
      show: (
        <PageHeader back={back} about="12 applications, 3 of them new">
          <h4>MIS Executive</h4>
        </PageHeader>
      ),
    },
    {
      name: "Long words",
      isWide: true,
      show: (
        <PageHeader>
          <h4>{LONG}</h4>
        </PageHeader>
      ),
    },
  ],
};

export const pageAction: Story = {
  title: "Page action",
  group: "Parts of a page",
  about: "The one primary action of a page. Where a phone has it in a bar, what has the focus stays above the bar.",
  states: [
    {
      name: "In the header",
      hint: "below 1024 px at the bottom of the window, which this frame represents",
      isWide: true,
      show: (
        <div className={s.window}>
          <PageHeader action={<Button variant="primary">Add job</Button>}>
            <h4>Jobs</h4>
          </PageHeader>
        </div>
      ),
    },
  ],
};
