import { MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";
import { fail } from "../values/errors.ts";
import { type Members, Obj, type Value } from "../values/value.ts";
import { type Box, boxText, countOf, inSheet } from "./box.ts";
import type { Grid, Shift } from "./grid.ts";
import type { Session } from "./session.ts";

/** The members of Range, which `range-members.ts` fills. */
export const RANGE_MEMBERS: Members = new Map();

function moved(low: number, high: number, from: number, to: number, deleted: boolean): [number, number] | null {
  const count = to - from + 1;
  if (!deleted) return [low >= from ? low + count : low, high >= from ? high + count : high];
  const start = low < from ? low : low > to ? low - count : from;
  const end = high < from ? high : high > to ? high - count : from - 1;
  return start <= end ? [start, end] : null;
}

/** Returns the position of a box's cells after others were inserted or deleted; null if they were deleted. */
function shifted(box: Box, { box: by, by: direction, deleted }: Shift): Box | null {
  if (direction === "rows") {
    if (box.left < by.left || box.right > by.right) return box;
    const rows = moved(box.top, box.bottom, by.top, by.bottom, deleted);
    return rows && { ...box, top: rows[0], bottom: Math.min(rows[1], MAX_ROWS) };
  }
  if (box.top < by.top || box.bottom > by.bottom) return box;
  const columns = moved(box.left, box.right, by.left, by.right, deleted);
  return columns && { ...box, left: columns[0], right: Math.min(columns[1], MAX_COLUMNS) };
}

/** Cells of one sheet: one or more areas. */
export class Range extends Obj {
  readonly type = "Range";
  override readonly byDefault = "_Default";
  override readonly byIndex = "Item";
  readonly members = RANGE_MEMBERS;
  readonly session: Session;
  readonly grid: Grid;
  /** The unit of Count, Item and For Each. */
  readonly unit: "cells" | "rows" | "columns";
  #areas: Box[];
  #seen: number;

  constructor(session: Session, grid: Grid, areas: Box[], unit: Range["unit"] = "cells") {
    super();
    this.session = session;
    this.grid = grid;
    this.unit = unit;
    this.#areas = areas;
    this.#seen = grid.shifts.length;
    if (areas.length === 0 || !areas.every(inSheet)) fail(1004);
  }

  /** Returns the current areas, after insertions and deletions of rows and columns. */
  get areas(): Box[] {
    for (; this.#seen < this.grid.shifts.length; this.#seen++) {
      const shift = this.grid.shifts[this.#seen] as Shift;
      this.#areas = this.#areas.flatMap((box) => shifted(box, shift) ?? []);
    }
    return this.#areas.length > 0 ? this.#areas : fail(424);
  }

  get first(): Box {
    return this.areas[0] as Box;
  }

  with(areas: Box[], unit: Range["unit"] = "cells"): Range {
    return new Range(this.session, this.grid, areas, unit);
  }

  /** Returns a range whose top left cell has this distance from the one of this range. */
  at(row: number, column: number, height = 1, width = 1): Range {
    const { top, left } = this.first;
    return this.with([
      { top: top + row, left: left + column, bottom: top + row + height - 1, right: left + column + width - 1 },
    ]);
  }

  get count(): number {
    return this.areas.reduce(
      (sum, box) =>
        sum +
        (this.unit === "rows"
          ? box.bottom - box.top + 1
          : this.unit === "columns"
            ? box.right - box.left + 1
            : countOf(box)),
      0,
    );
  }

  /** Returns the cell, row or column with this index, as For Each visits them. */
  part(index: number): Range | null {
    let left = index;
    for (const box of this.#areas.length > 0 ? this.areas : []) {
      const one = this.with([box], this.unit);
      if (left < one.count) return one.#inside(left);
      left -= one.count;
    }
    return null;
  }

  #inside(index: number): Range {
    const box = this.first;
    if (this.unit === "rows") return this.with([{ ...box, top: box.top + index, bottom: box.top + index }], "rows");
    if (this.unit === "columns")
      return this.with([{ ...box, left: box.left + index, right: box.left + index }], "columns");
    const width = box.right - box.left + 1;
    return this.at(Math.floor(index / width), index % width);
  }

  override *iterate(): Generator<Value> {
    for (let i = 0; ; i++) {
      const part = this.part(i);
      if (!part) return;
      yield part;
    }
  }

  override same(other: Obj): boolean {
    return other === this;
  }

  get text(): string {
    return this.areas.map((box) => boxText(box)).join(",");
  }

  /** Throws for locked cells of a protected sheet. */
  writable() {
    if (this.grid.isProtected) fail(1004, "The cell or chart you're trying to change is on a protected sheet.");
  }
}
