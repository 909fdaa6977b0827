import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { paymentConfig } from "@dryrun/domain/payments/contract";
import type { Provider } from "@dryrun/domain/payments/limits";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import { setupServer } from "msw/node";
import { useProvider } from "./use-provider.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  Reflect.deleteProperty(performance, "getEntriesByType");
  history.replaceState(null, "", "/");
});
afterAll(() => server.close());

function Page({ reload }: { reload: () => void }) {
  return <p>{`sold by ${useProvider(reload) ?? "nobody yet"}`}</p>;
}

/** Renders a page at /shop whose document was loaded from this address; returns the number of reloads. */
function open(documentAddress: string | undefined) {
  let reloads = 0;
  const entries = documentAddress === undefined ? [] : [{ name: documentAddress }];
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => entries });
  history.replaceState(null, "", "/shop?for=me");
  render(
    <StoreProvider store={makeStore()}>
      <Page reload={() => void reloads++} />
    </StoreProvider>,
  );
  return () => reloads;
}

test.each<{ provider: Provider; document: string | undefined; reloads: number }>([
  { provider: "razorpay", document: "http://localhost/jobs", reloads: 1 },
  { provider: "razorpay", document: "http://localhost/shop", reloads: 0 },
  { provider: "razorpay", document: "http://localhost/shop?for=somebody", reloads: 0 },
  { provider: "razorpay", document: "document", reloads: 0 },
  { provider: "razorpay", document: undefined, reloads: 0 },
  { provider: "sandbox", document: "http://localhost/jobs", reloads: 0 },
])("$provider on a document of $document: reloaded $reloads times", async ({ provider, document, reloads }) => {
  server.use(answers(paymentConfig, { provider, key: "key" }));
  const count = open(document);
  await screen.findByText(`sold by ${provider}`);
  expect(count()).toBe(reloads);
});

test("reloads nothing without an answer", async () => {
  let requestCount = 0;
  server.use(failsWith(paymentConfig));
  server.events.on("request:start", () => void requestCount++);
  const count = open("http://localhost/jobs");
  await waitFor(() => expect(requestCount).toBe(1));
  expect(screen.getByText("sold by nobody yet")).toBeInTheDocument();
  expect(count()).toBe(0);
});
