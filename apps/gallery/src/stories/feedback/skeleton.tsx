import { Skeleton, SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import type { Story } from "../../story.ts";

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
