import { Facts } from "@dryrun/design-system/pages/facts";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { listed, paths } from "../../paths.ts";
import type { Numbers } from "./numbers.ts";

const say = words.operations;

/** Open items with links to their lists, and the state of the server. */
export function OpenNumbers({ numbers }: { numbers: Numbers }) {
  const { evaluations, openReviews, openReports, openOrders, openRefunds, openDisputes, queues } = numbers;
  const dead = queues.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <>
      <StatRow>
        <StatCard label={<Link to="#failed">{say.dead}</Link>} value={dead} />
        <StatCard
          label={say.evaluations}
          value={evaluations.waiting}
          note={evaluations.oldestAt && say.oldest(evaluations.oldestAt)}
        />
        <StatCard
          label={<Link to={listed(paths.reviews, { state: "open" })}>{say.reviews}</Link>}
          value={openReviews}
        />
        <StatCard
          label={<Link to={listed(paths.reports, { state: "open" })}>{say.reports}</Link>}
          value={openReports}
        />
        <StatCard label={say.orders} value={openOrders} />
        <StatCard
          label={<Link to={listed(paths.refunds, { status: "created", kind: "refund" })}>{say.refunds}</Link>}
          value={openRefunds}
        />
        <StatCard
          label={<Link to={listed(paths.refunds, { status: "created", kind: "dispute" })}>{say.disputes}</Link>}
          value={openDisputes}
        />
      </StatRow>
      <Facts
        facts={[
          { name: say.mode, value: say.modes[numbers.mode] },
          { name: say.startedAt, value: say.at(numbers.startedAt) },
          { name: say.serverTime, value: say.at(numbers.serverTime) },
        ]}
      />
    </>
  );
}
