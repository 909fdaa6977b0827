import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import type { Story } from "../../story.ts";
import { LONG } from "../../with-state.tsx";
import * as s from "../stories.module.css";

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
