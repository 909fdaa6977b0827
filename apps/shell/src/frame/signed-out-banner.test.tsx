import "@testing-library/jest-dom/jest-globals";
import { answers } from "@dryrun/api-client/testing/msw";
import { dropTokenInPlace, keepToken } from "@dryrun/auth/token-store";
import { useSession } from "@dryrun/auth/use-session";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { aPerson, serveTests, showPart } from "@dryrun/frame/testing/show-part";
import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { SignedOutBanner } from "./signed-out-banner.tsx";

const server = serveTests();
const State = () => <p>{useSession().state}</p>;
const element = (
  <>
    <SignedOutBanner />
    <State />
  </>
);

test.each([
  ["another tab", () => localStorage.removeItem(TOKEN_KEY), 1],
  ["the page, which says itself why", dropTokenInPlace, 0],
])("after a log-out by %s, shows the banner only for another tab", async (_, leave, banners) => {
  keepToken("t");
  server.use(answers(me, { user: aPerson({ userType: "student" }) }));
  showPart([{ path: "/student", element }], "/student");
  expect(await screen.findByText("signed-in")).toBeVisible();
  leave();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY })));
  expect(await screen.findByText("signed-out")).toBeVisible();
  expect(screen.queryAllByText(/logged out in another tab/)).toHaveLength(banners);
});
