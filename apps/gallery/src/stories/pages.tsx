import { Button } from "@dryrun/design-system/actions/button";
import { OrderSummary } from "@dryrun/design-system/pages/order-summary";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PriceTag } from "@dryrun/design-system/pages/price-tag";
import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { NavLinks } from "@dryrun/frame/bar/nav-links";
import { TopBar } from "@dryrun/frame/bar/top-bar";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { LoadFailed } from "@dryrun/frame/load-failed";
import type { Story } from "../story.ts";
import { LONG } from "../with-state.tsx";
import * as s from "./stories.module.css";

export const prices: Story = {
  title: "Price tag and order",
  group: "Parts of a page",
  about: "What is paid and why. A price is struck only where it was truly charged; taxes are named only if included.",
  states: [
    { name: "Price", show: <PriceTag amount="₹1,999" note="Includes all taxes" /> },
    { name: "Reduced", show: <PriceTag amount="₹1,999" was="₹2,499" /> },
    {
      name: "Order",
      show: (
        <OrderSummary
          lines={[
            { label: "Masterclass", amount: "₹1,999", was: "₹2,499" },
            { label: "Credit of your test", amount: "−₹500" },
          ]}
          total="₹1,499"
          note="Includes all taxes"
        />
      ),
    },
  ],
};

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
