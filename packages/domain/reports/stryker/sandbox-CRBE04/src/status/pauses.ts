import type { FlagKey } from "../flags/registry.ts";
import type { Component } from "./limits.ts";

/** Switches that take something from everybody, with the component that is then degraded. */
export const PAUSES: Partial<Record<FlagKey, Component>> = {
  registrations: "site",
  interviews: "interviews",
  purchases: "payments",
};
