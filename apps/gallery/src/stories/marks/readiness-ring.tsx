import { ReadinessRing } from "@dryrun/design-system/charts/readiness-ring";
import type { Story } from "../../story.ts";

const filled = (count: number) => Array.from({ length: 12 }, (_, index) => index < count);
const percentOf = (count: number) => Math.round((count / 12) * 100);
const ring = (count: number, size?: number) => (
  <a href="#readiness-ring" style={{ display: "inline-flex", alignItems: "center", minBlockSize: "2.75rem" }}>
    <ReadinessRing
      filled={filled(count)}
      percent={percentOf(count)}
      text={`Profile ${percentOf(count)}% complete`}
      size={size}
    />
  </a>
);

export const readinessRing: Story = {
  title: "Readiness ring",
  group: "Marks and signs",
  about: "The twelve fields of a profile as arcs: solid when filled, dashed when missing. Use it inside a link.",
  states: [
    { name: "Below half", show: ring(4, 120) },
    { name: "From half on", show: ring(7, 120) },
    { name: "Complete", show: ring(12, 120) },
    { name: "In the navigation", show: ring(7) },
  ],
};
