import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton, SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import { toast } from "@dryrun/remote-kit/toasts";
import type { Story } from "../story.ts";
import { LONG } from "../with-state.tsx";
import * as s from "./stories.module.css";

export const toasts: Story = {
  title: "Toast",
  group: "Feedback",
  about: "A notice that goes after 5 s; an error, and what can be undone, stays until closed. Never the only place.",
  keys: [["Alt+T", "goes to the toasts"]],
  states: [
    {
      name: "Kinds",
      hint: "at most three are in sight",
      show: (
        <div className={s.row}>
          <Button onClick={() => toast.success("Job posted")}>Notice</Button>
          <Button onClick={() => toast.error("Failed to send reminder")}>Error</Button>
          <Button onClick={() => toast("Project removed", { action: { label: "Undo", onClick: () => {} } })}>
            With Undo
          </Button>
        </div>
      ),
    },
  ],
};

export const skeleton: Story = {
  title: "Skeleton",
  group: "Feedback",
  about: "The shape of what loads, after 200 ms, one screen at most. It never shimmers; its words are read.",
  states: [
    { name: "Cards", show: <Skeleton label="Loading jobs" count={2} /> },
    { name: "Rows", show: <Skeleton label="Loading people" shape="row" /> },
    { name: "Text", show: <Skeleton label="Loading the page" shape="text" /> },
    {
      name: "A shape of one's own",
      show: (
        <Skeleton label="Loading the result">
          <SkeletonLine width="30%" height="2rem" />
          <SkeletonLine />
        </Skeleton>
      ),
    },
  ],
};

const wayOut = <a href="#empty-and-failed">Back to the jobs</a>;

export const emptyError: Story = {
  title: "Empty and failed",
  group: "Feedback",
  about: "Nothing here yet, with one way on; or what did not load, with Try again, a way out and a reference.",
  states: [
    {
      name: "Empty",
      show: (
        <EmptyState
          title="No applications yet"
          headingLevel={4}
          action={<Button variant="primary">Browse jobs</Button>}
        >
          Your applications stand here with what comes next.
        </EmptyState>
      ),
    },
    {
      name: "Failed",
      show: (
        <ErrorPanel
          title="Failed to load jobs"
          headingLevel={3}
          detail="Something went wrong on our side. Try again."
          reference="req-7f3a"
          onRetry={() => {}}
          wayOut={wayOut}
        />
      ),
    },
    {
      name: "Trying again",
      show: <ErrorPanel title="This part of Dryrun did not load" headingLevel={3} onRetry={() => {}} isRetrying />,
    },
  ],
};

export const banner: Story = {
  title: "Banner",
  group: "Feedback",
  about: "A fact about the whole page or form. Of several about the page only the most urgent is shown.",
  states: [
    {
      name: "Tones",
      isWide: true,
      show: (
        <div className={s.stack}>
          <Banner role="none">Payments are in the sandbox: no money moves.</Banner>
          <Banner role="none" tone="success">
            Profile saved.
          </Banner>
          <Banner role="none" tone="warning" action={<Button size="s">Try again</Button>}>
            You are offline. What you typed is kept on this device.
          </Banner>
          <Banner role="none" tone="danger">
            The e-mail or the password is wrong.
          </Banner>
          <Banner role="none" tone="offer" onClose={() => {}}>
            The next class is on 20 Nov 2026, 7:00 pm IST.
          </Banner>
        </div>
      ),
    },
    {
      name: "A landmark of its own",
      show: (
        <Banner
          landmark="Running interview"
          tone="offer"
          action={
            <a href="#banner" className="lone-link">
              Resume
            </a>
          }
        >
          Interview running, 21:04 left.
        </Banner>
      ),
    },
    { name: "Long words", show: <Banner role="none">{LONG}</Banner> },
  ],
};
