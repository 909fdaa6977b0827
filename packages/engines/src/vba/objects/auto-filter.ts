import type { Grid } from "../model/grid.ts";
import { Range } from "../model/range.ts";
import type { Session } from "../model/session.ts";
import { fail } from "../values/errors.ts";
import { define } from "../values/object.ts";
import { Obj } from "../values/value.ts";

/** The filter of a sheet, as `Worksheet.AutoFilter`. */
export class AutoFilter extends Obj {
  readonly type = "AutoFilter";
  readonly session: Session;
  readonly grid: Grid;
  readonly members = MEMBERS;
  constructor(session: Session, grid: Grid) {
    super();
    this.session = session;
    this.grid = grid;
  }
}

const MEMBERS = define<AutoFilter>({
  Range: ({ session, grid }) => (grid.filter ? new Range(session, grid, [grid.filter]) : fail(91)),
});
