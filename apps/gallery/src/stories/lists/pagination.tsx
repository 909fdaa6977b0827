import { Pagination } from "@dryrun/design-system/lists/pagination";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

export const pagination: Story = {
  title: "Pagination",
  group: "Lists and tables",
  about: "The pages of a list. The page is in the address; a change leads the focus to the list's heading.",
  states: [
    {
      name: "Amid",
      show: (
        <WithState first={3}>{(page, setPage) => <Pagination {...{ page }} pages={9} onPage={setPage} />}</WithState>
      ),
    },
    {
      name: "At the end",
      hint: "a page past the end is shown as the last one",
      show: <Pagination page={12} pages={9} onPage={() => {}} label="Pages, at the end" />,
    },
    {
      name: "One page",
      hint: "both ways are disabled",
      show: <Pagination page={1} pages={1} onPage={() => {}} label="Pages, one" />,
    },
  ],
};
