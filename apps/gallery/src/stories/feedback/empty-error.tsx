import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import type { Story } from "../../story.ts";

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
