import { ChooseAll } from "@dryrun/design-system/lists/choose-all";
import type { Selection } from "@dryrun/design-system/lists/data-table";
import type { ListedApplication } from "../../../shared/answers.ts";
import { ApplicationCard } from "./application-card.tsx";
import * as s from "./application-cards.module.css";

interface ApplicationCardsProps {
  applications: readonly ListedApplication[];
  selection: Selection<ListedApplication>;
}

/** The applications of one page as cards, with one tick for them all. */
export function ApplicationCards({ applications, selection }: ApplicationCardsProps) {
  return (
    <>
      <div className={s.all}>
        <ChooseAll selection={selection} keys={applications.map(({ _id }) => _id)} />
      </div>
      <ul className={s.cards}>
        {applications.map((application) => (
          <ApplicationCard
            key={application._id}
            application={application}
            entries={applications}
            selection={selection}
          />
        ))}
      </ul>
    </>
  );
}
