import { answers } from "@dryrun/api-client/testing/msw";
import { myProfile } from "@dryrun/domain/profile/contract";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aProfile } from "../../testing/fixtures.ts";
import { servesLongTexts } from "../../testing/long-texts.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();
const here = "/student/profile";
const serve = () => servesLongTexts("/api/profile/me", aProfile());
const beginning = () => screen.findByText("Data analyst from Bengaluru.");

describe("a profile with very long texts", () => {
  it("shows its start immediately, then a loading message, then the other texts", async () => {
    const texts = serve();
    showAt(here);
    expect(await beginning()).toBeInTheDocument();
    expect(screen.getByText("Data Executive, Deccan Traders")).toBeInTheDocument();
    expect(screen.getByText("Loading the rest of this resume").closest("[aria-busy]")).toBeInTheDocument();
    const print = () => screen.getByRole("button", { name: "Print or save as PDF" });
    expect(print()).toHaveAccessibleDescription("Available once the whole resume has loaded.");
    await waitFor(() => expect(texts.asked).toEqual(["?texts=start", ""]));
    texts.arrive();
    expect(await screen.findByText("Daily sales reports.")).toBeInTheDocument();
    expect(screen.getByText("I bring careful analysis.")).toBeInTheDocument();
    expect(screen.queryByText("Loading the rest of this resume")).not.toBeInTheDocument();
    expect(print()).not.toHaveAccessibleDescription();
  });

  it("shows an error when the texts do not load, and retries", async () => {
    const texts = serve();
    showAt(here);
    await beginning();
    await waitFor(() => expect(texts.asked).toHaveLength(2));
    texts.fail();
    expect(await screen.findByRole("heading", { name: "Part of this resume could not be loaded" })).toBeInTheDocument();
    expect(screen.queryByText("Loading the rest of this resume")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(texts.asked).toHaveLength(3));
    texts.arrive();
    expect(await screen.findByText("Daily sales reports.")).toBeInTheDocument();
  });

  it("can be edited only after all texts have loaded", async () => {
    const texts = serve();
    showAt(`${here}?edit=1`);
    await waitFor(() => expect(texts.asked).toHaveLength(2));
    expect(screen.getByText("Loading the page")).toBeInTheDocument();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    texts.fail();
    expect(await screen.findByRole("heading", { level: 1, name: "Failed to load profile." })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(texts.asked).toHaveLength(3));
    texts.arrive();
    expect(await screen.findByRole("heading", { level: 1, name: "Edit profile" })).toBeInTheDocument();
    expect(await screen.findByText("I bring careful analysis.")).toBeInTheDocument();
  });

  it("requests a short profile once", async () => {
    const requests: string[] = [];
    server.use(answers(myProfile, aProfile(), (_, { search }) => void requests.push(search)));
    showAt(here);
    expect(await screen.findByText("I bring careful analysis.")).toBeInTheDocument();
    expect(requests).toEqual(["?texts=start"]);
  });
});
