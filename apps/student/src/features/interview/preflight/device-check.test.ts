import { expect, jest, test } from "@jest/globals";
import {
  checkBattery,
  checkConnection,
  checkDevice,
  checkFullScreen,
  checkScreen,
  checkStorage,
  firstChecks,
} from "./device-check.ts";

const states = (checks: { id: string; state: string }[]) => checks.map(({ id, state }) => `${id} ${state}`);

test("reports missing full screen without blocking", () => {
  expect(checkFullScreen(true).state).toBe("ok");
  expect(checkFullScreen(false)).toMatchObject({
    state: "warn",
    text: expect.stringContaining("does not support full screen"),
  });
});

test("the connection: fast, slow, none", async () => {
  const answer =
    (took: number, clockOff = 0) =>
    async () => ({ took, clockOff });
  expect(states(await checkConnection(answer(120)))).toEqual(["connection ok"]);
  expect(states(await checkConnection(answer(2500)))).toEqual(["connection warn"]);
  expect(states(await checkConnection(() => Promise.reject(new Error("offline"))))).toEqual(["connection block"]);
  expect(states(await checkConnection(answer(120, 59_000)))).toEqual(["connection ok"]);
  expect(states(await checkConnection(answer(120, -180_000)))).toEqual(["connection ok", "clock warn"]);
});

test("storage that does not work causes a note", async () => {
  const store = (canKeep: boolean) => ({
    get: async () => undefined,
    put: async () => canKeep,
    delete: async () => {},
    has: async () => false,
    clear: async () => {},
  });
  expect((await checkStorage(store(true))).state).toBe("ok");
  expect((await checkStorage(store(false))).state).toBe("warn");
});

test("the battery is mentioned only when it is low and not charging", async () => {
  expect(await checkBattery(async () => ({ level: 0.1, charging: true }))).toEqual([]);
  expect(await checkBattery(async () => ({ level: 0.5, charging: false }))).toEqual([]);
  expect(await checkBattery(undefined)).toEqual([]);
  expect((await checkBattery(async () => ({ level: 0.1, charging: false })))[0]?.text).toContain("10%");
});

test("checks that the browser never answers time out", async () => {
  jest.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  const store = { get: never, put: never, delete: never, has: never, clear: never };
  const checks = Promise.all([checkConnection(never), checkStorage(store), checkBattery(never)]);
  await jest.advanceTimersByTimeAsync(10_000);
  const [connection, storage, battery] = await checks;
  expect(states([...connection, storage, ...battery])).toEqual(["connection block", "storage warn"]);
  jest.useRealTimers();
});

test("the screen's width selects the layout of the room", () => {
  expect(new Set([360, 800, 1280].map((width) => checkScreen(width).text)).size).toBe(3);
});

test("the answers fill the lines that are shown from the start", async () => {
  const idsOf = (checks: { id: string }[]) => checks.map(({ id }) => id);
  expect(idsOf(await checkDevice())).toEqual(idsOf(firstChecks()));
});
