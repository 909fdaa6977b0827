import { describe, expect, it, jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyField } from "../actions/copy-field.tsx";
import { PhoneBar } from "../actions/phone-bar.tsx";
import { Banner } from "../feedback/banner.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorPanel } from "../feedback/error-panel.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { ActionMenu } from "../overlays/action-menu.tsx";
import { AvatarMenu, initialsOf } from "../overlays/avatar-menu.tsx";
import { Card } from "./card.tsx";
import { PageHeader } from "./page-header.tsx";
import { StatCard, StatRow } from "./stat-card.tsx";
import { Stepper } from "./stepper.tsx";
import { Timeline } from "./timeline.tsx";

const menu = (
  <>
    <AvatarMenu name="Asha Rao">
      <li>
        <a href="#profile">Profile</a>
      </li>
    </AvatarMenu>
    <button type="button">Outside</button>
  </>
);

describe("AvatarMenu", () => {
  it("is a button that shows and hides links", async () => {
    render(menu);
    expect(screen.queryByRole("link", { name: "Profile" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Account of Asha Rao", expanded: false }));
    await userEvent.click(screen.getByRole("link", { name: "Profile" }));
    expect(screen.getByRole("button", { expanded: false, name: /Asha/ })).toBeInTheDocument();
  });

  it("closes with Escape and restores the focus", async () => {
    render(menu);
    const opener = screen.getByRole("button", { name: "Account of Asha Rao" });
    await userEvent.click(opener);
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute("aria-expanded", "false");
  });

  it("closes on a press outside", async () => {
    render(menu);
    const opener = screen.getByRole("button", { name: "Account of Asha Rao" });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Outside" }));
    expect(opener).toHaveAttribute("aria-expanded", "false");
  });

  it.each([
    ["Asha Rao", "AR"],
    ["  asha ", "A"],
    ["Asha Devi Rao", "AR"],
  ])("abbreviates %s as %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe("ActionMenu", () => {
  const show = (onRemind: () => void) =>
    render(
      <ActionMenu label="Actions for Asha Rao">
        <li>
          <button type="button" onClick={onRemind}>
            Remind Asha Rao
          </button>
        </li>
      </ActionMenu>,
    );

  it("hides its actions until it is pressed, and restores the focus after one", async () => {
    const onRemind = jest.fn();
    show(onRemind);
    expect(screen.queryByRole("button", { name: "Remind Asha Rao" })).not.toBeInTheDocument();
    const opener = screen.getByRole("button", { name: "Actions for Asha Rao", expanded: false });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole("button", { name: "Remind Asha Rao" }));
    expect(onRemind).toHaveBeenCalledTimes(1);
    expect(opener).toHaveAttribute("aria-expanded", "false");
    expect(opener).toHaveFocus();
  });

  it("closes with Escape", async () => {
    show(() => {});
    const opener = screen.getByRole("button", { name: "Actions for Asha Rao" });
    await userEvent.click(opener);
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Remind Asha Rao" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute("aria-expanded", "false");
  });
});

describe("ErrorPanel", () => {
  it("announces once what failed, and offers a retry and a link", async () => {
    const onRetry = jest.fn();
    render(
      <ErrorPanel
        title="The jobs did not load"
        detail="Check your connection."
        reference="req-7"
        onRetry={onRetry}
        wayOut={<a href="/">Go home</a>}
      />,
    );
    const alert = screen.getByRole("alert");
    expect(within(alert).getByRole("heading", { name: "The jobs did not load" })).not.toHaveFocus();
    expect(screen.getByText("req-7")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go home" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("takes the focus after a failed retry", () => {
    render(<ErrorPanel title="The jobs did not load" onRetry={jest.fn()} hasFocus />);
    expect(screen.getByRole("heading")).toHaveFocus();
  });
});

it("CopyField copies, confirms it and keeps the text selectable", async () => {
  const user = userEvent.setup();
  render(<CopyField label="Job link" value="https://dryrun.in/jobs/1" />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Link copied");
  expect(await navigator.clipboard.readText()).toBe("https://dryrun.in/jobs/1");
  expect(screen.getByLabelText("Job link")).toHaveAttribute("readonly");
});

it("Stepper marks the current step and returns only to completed ones", async () => {
  const onSelect = jest.fn();
  render(<Stepper steps={["Device", "Rules", "Ready"]} current={1} onSelect={onSelect} />);
  expect(screen.getByText("Step 2 of 3: Rules")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /Device/ }));
  expect(onSelect).toHaveBeenCalledWith(0);
});

it("Timeline describes the state of each step in words", () => {
  render(
    <Timeline
      label="Application"
      steps={[
        { title: "Applied", state: "done", when: "20 Nov 2026" },
        { title: "Decision", state: "todo" },
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Applied, done20 Nov 2026",
    "Decision, not yet",
  ]);
});

it("Banner is a status, or an aside with a name", () => {
  render(
    <>
      <Banner>You are offline.</Banner>
      <Banner landmark="Running interview">21:04 left</Banner>
    </>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("You are offline.");
  expect(screen.getByRole("complementary", { name: "Running interview" })).toBeInTheDocument();
});

it("StatCard shows a dash while the number is undefined", () => {
  render(
    <StatRow>
      <StatCard label="Jobs" value={undefined} />
      <StatCard label="Applications" value={214000} />
    </StatRow>,
  );
  expect(screen.getAllByRole("definition").map((item) => item.textContent)).toEqual(["–", "2,14,000"]);
});

it("Card and EmptyState use the heading level of their page", () => {
  render(
    <>
      <Card title={<a href="/job">Analyst</a>} headingLevel={2} isDraft />
      <EmptyState title="No jobs available." headingLevel={3} />
    </>,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Analyst" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: "No jobs available." })).toBeInTheDocument();
});

it("Skeleton is busy and names what is loading", () => {
  const { container } = render(<Skeleton label="Loading jobs" />);
  expect(container.firstChild).toHaveAttribute("aria-busy", "true");
  expect(screen.getByText("Loading jobs")).toBeInTheDocument();
});

it("marks the root while a step is shown, for the navigation's dot", () => {
  const marked = () => document.documentElement.hasAttribute("data-has-step");
  const { unmount } = render(
    <>
      <Timeline label="Timeline" steps={[{ title: "Your decision", state: "current" }]} />
      <Stepper label="Steps" steps={["Choose", "Check"]} current={1} />
    </>,
  );
  expect(marked()).toBe(true);
  unmount();
  expect(marked()).toBe(false);
  render(<Timeline label="Timeline" steps={[{ title: "Applied", state: "done" }]} />);
  expect(marked()).toBe(false);
});

it("marks the root while a page's action is in a bar, until the last of several is removed", () => {
  const isMarked = () => document.documentElement.hasAttribute("data-has-fixed-bar");
  const action = <button type="button">Post</button>;
  const [one, other] = [
    render(<PageHeader action={action}>Jobs</PageHeader>),
    render(<PageHeader action={action}>More</PageHeader>),
  ];
  expect(isMarked()).toBe(true);
  one.rerender(<PageHeader>Jobs</PageHeader>);
  expect(isMarked()).toBe(true);
  other.unmount();
  expect(isMarked()).toBe(false);
});

describe("PhoneBar", () => {
  it("marks the page while it is shown, so that focused elements scroll above it", () => {
    const { unmount } = render(
      <PhoneBar>
        <button type="button">Apply</button>
      </PhoneBar>,
    );
    expect(screen.getByRole("button").closest("[data-action-bar=sticky]")).not.toBeNull();
    expect(document.documentElement.dataset.hasStickyBar).toBe("1");
    unmount();
    expect(document.documentElement.dataset.hasStickyBar).toBeUndefined();
  });
});
