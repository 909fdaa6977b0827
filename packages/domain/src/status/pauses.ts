import type { FlagKey } from "../flags/registry.ts";
import type { Component } from "./limits.ts";

/** Switches that disable something for everyone, with the component that is then degraded. */
export const PAUSES: Partial<Record<FlagKey, Component>> = {
  registrations: "site",
  interviews: "interviews",
  purchases: "payments",
};
