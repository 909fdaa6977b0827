import { Facts } from "@dryrun/design-system/pages/facts";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import type { Numbers } from "./numbers.ts";

const text = messages.operations;

/** Open items with links to their lists, and the state of the server. */
export function OpenNumbers({ numbers }: { numbers: Numbers }) {
  const { evaluations, openReviews, openReports, openOrders, openRefunds, openDisputes, queues } = numbers;
  const dead = queues.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <>
      <StatRow>
        <StatCard label={<Link to="#failed">{text.dead}</Link>} value={dead} />
        <StatCard
          label={text.evaluations}
          value={evaluations.waiting}
          note={evaluations.oldestAt && text.oldest(evaluations.oldestAt)}
        />
        <StatCard
          label={<Link to={pathWithFilters(paths.reviews, { state: "open" })}>{text.reviews}</Link>}
          value={openReviews}
        />
        <StatCard
          label={<Link to={pathWithFilters(paths.reports, { state: "open" })}>{text.reports}</Link>}
          value={openReports}
        />
        <StatCard label={text.orders} value={openOrders} />
        <StatCard
          label={<Link to={pathWithFilters(paths.refunds, { status: "created", kind: "refund" })}>{text.refunds}</Link>}
          value={openRefunds}
        />
        <StatCard
          label={
            <Link to={pathWithFilters(paths.refunds, { status: "created", kind: "dispute" })}>{text.disputes}</Link>
          }
          value={openDisputes}
        />
      </StatRow>
      <Facts
        facts={[
          { name: text.mode, value: text.modes[numbers.mode] },
          { name: text.startedAt, value: text.at(numbers.startedAt) },
          { name: text.serverTime, value: text.at(numbers.serverTime) },
        ]}
      />
    </>
  );
}
