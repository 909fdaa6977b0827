import { expect, test } from "@jest/globals";
import { createEventLog, type RecordedEvent } from "./event-log.ts";

const event = (type: RecordedEvent["type"]): RecordedEvent => ({ type, at: "2026-11-20T10:00:00.000Z", number: 3 });

test("sends failed events later, in order", async () => {
  const sent: string[] = [];
  let isOnline = false;
  const log = createEventLog(async ({ type }) => {
    if (isOnline) sent.push(type);
    return isOnline;
  });
  log.record(event("offline"));
  await Promise.resolve();
  log.record(event("blur"));
  await Promise.resolve();
  expect(log.unsent()).toHaveLength(2);
  isOnline = true;
  log.record(event("online"));
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual(["offline", "blur", "online"]);
  expect(log.unsent()).toEqual([]);
});
