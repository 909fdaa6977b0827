import { RichContent } from "@dryrun/design-system/pages/rich-content";
import { RichTextInput } from "@dryrun/rich-text/field";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import type { Story } from "../../story.ts";
import { WithState } from "../../with-state.tsx";

const TEXT =
  "<p>I clean data with <strong>SQL</strong> and <em>Power Query</em>.</p><ul><li><p>Reports</p></li><li><p>Audits</p></li></ul><p>See <a href='https://example.in'>my work</a>.</p>";
const editor = (label: string, first: string, more: { error?: string; minHeight?: number; limit?: number } = {}) => (
  <WithState first={first}>
    {(value, setValue) => <RichTextInput label={label} value={value} onValue={setValue} {...more} />}
  </WithState>
);

export const richText: Story = {
  title: "Rich text",
  group: "Forms and text",
  about:
    "Bold, italic, lists and links. The editor loads with the first focus or touch; the browser edits the text until then.",
  keys: [
    ["Alt+F10", "goes to the tools"],
    ["Left, Right, Home, End", "go between the tools"],
    ["Esc", "goes back to the text"],
    ["Tab", "leaves the text"],
  ],
  states: [
    { name: "Description, 120 px", show: editor("Description", "", { minHeight: 120, limit: 2000 }) },
    { name: "Summary, 150 px", show: editor("Summary", TEXT, { minHeight: 150, limit: 2000 }) },
    { name: "Job, 200 px", show: editor("About the job", "", { minHeight: 200 }) },
    {
      name: "Invalid, over its limit",
      show: editor("Duties", TEXT, { error: "Write at most 20 characters", limit: 20 }),
    },
    { name: "Shown", hint: "what the list of allowed tags lets through", show: <RichTextViewer html={TEXT} /> },
    {
      name: "Two scripts",
      hint: "read by the right voice",
      show: <RichTextViewer html="<p>I know SQL.</p><p>मैं रिपोर्ट बनाती हूँ।</p>" />,
    },
    {
      name: "Running text of our own",
      show: (
        <RichContent>
          <p>Words in a measure that reads well.</p>
          <ol>
            <li>First</li>
            <li>Second</li>
          </ol>
        </RichContent>
      ),
    },
  ],
};
