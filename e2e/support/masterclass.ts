import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import type { APIRequestContext, Page } from "@playwright/test";
import { api } from "./api.ts";

export const LANDING = "/live_event_data_analyst_master_class";
export const MEETING = "https://meet.example/";

export interface Slot {
  startAt: Date;
  endAt: Date;
  label: string;
}

/** Creates one-hour classes for this test, the given hours after the server's current time. */
export async function opensSessions(request: APIRequestContext, ...inHours: number[]): Promise<Slot[]> {
  const steps = api(request);
  const { serverTime } = await (await request.get("/api/masterclass/sessions")).json();
  const minute = Math.floor(Date.parse(serverTime) / MINUTE_MS) * MINUTE_MS;
  const slots = inHours.map((hours) => {
    const startAt = new Date(minute + hours * HOUR_MS);
    const endAt = addMs(startAt, HOUR_MS);
    return { startAt, endAt, label: slotLabel(startAt, endAt) };
  });
  const sessions = slots.map(({ startAt, endAt }) => ({ startAt, endAt, teamsMeetingUrl: MEETING }));
  await steps.call("POST", "/admin/live-sessions", await steps.admin(), { sessions });
  return slots;
}

/** Moves the clock past every listed session, so that the next one belongs to the test on any day of the week. */
export async function passesSessions(request: APIRequestContext): Promise<void> {
  const { sessions } = await (await request.get("/api/masterclass/sessions")).json();
  const ends = sessions.map(({ endAt }: { endAt: string }) => Date.parse(endAt));
  if (ends.length > 0) await movesClock(request, new Date(Math.max(...ends)));
}

/** Buys a seat with the sandbox, by calls. */
export async function takesSeat(request: APIRequestContext, sessionId: string, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/payments/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const form = { firstName: "Meera", lastName: "Nair", email, phone: "9876501234", sessionId };
  const { orderId } = await post("create-masterclass-order", form);
  await post("verify-masterclass", await post("sandbox/pay", { orderId, outcome: "success" }));
}

/** Moves the server's clock, which continues from there. */
export async function movesClock(request: APIRequestContext, to: Date) {
  const steps = api(request);
  await steps.call("POST", "/dev/clock", await steps.admin(), { now: to.toISOString() });
}

/** Fills in the enrol form and pays with the sandbox. */
export async function buysSeat(page: Page, label: string, email: string) {
  await page.goto(LANDING);
  await page.getByRole("link", { name: "Register Now" }).first().click();
  const form = page.getByRole("form", { name: "Book a seat" });
  await form.getByRole("radio", { name: label }).check();
  await form.getByLabel("First name").fill("Meera");
  await form.getByLabel("Last name").fill("Iyer");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: /^Phone/ }).fill("98765 01234");
  await form.getByRole("button", { name: "Pay ₹99" }).click();
  await page.getByRole("dialog", { name: "Payment" }).getByRole("button", { name: "Pay ₹99" }).click();
}
