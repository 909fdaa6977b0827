import { GridTable } from "@dryrun/design-system/data/grid-table";
import * as s from "./counterexample.module.css";
import type { Criterion } from "./evidence.ts";
import { messages } from "./messages.en-in.ts";

type Shown = NonNullable<Criterion["counterexample"]>;

/** Shows the data on which a program failed: the input, the expected result and the actual one. */
export function Counterexample({ counterexample }: { counterexample: Shown }) {
  return (
    <div className={s.example}>
      <h4>{messages.counterexample.title}</h4>
      <p>{messages.counterexample.when(counterexample.about)}</p>
      <div className={s.tables}>
        {counterexample.tables.map(({ role, name, ...table }, index) => (
          <GridTable
            key={index}
            caption={messages.counterexample.caption(messages.counterexample.roles[role], name)}
            empty={table.headers.length > 0 ? "" : messages.counterexample.null}
            {...table}
          />
        ))}
      </div>
    </div>
  );
}
