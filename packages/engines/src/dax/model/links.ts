import { type Model, type ModelTable, positionsOf, type Relationship } from "./model.ts";

export type Direction = "none" | "single" | "both";

export interface Link {
  relationship: Relationship;
  both: boolean;
}

/** For each reachable table the position of the row that belongs to each row of the starting table. */
export type Reach = ReadonlyMap<ModelTable, readonly number[]>;

/** The active relationships of a context, and the tables reached over them from many to one. */
export class Links {
  readonly links: readonly Link[];
  readonly #model: Model;
  readonly #directions: ReadonlyMap<Relationship, Direction>;
  readonly #reach = new Map<ModelTable, Reach>();
  #broken: Set<ModelTable> | undefined;

  constructor(model: Model, directions?: ReadonlyMap<Relationship, Direction>) {
    this.#model = model;
    const stored = (each: Relationship): Direction => (each.both ? "both" : "single");
    this.#directions =
      directions ?? new Map(model.relationships.filter(({ active }) => active).map((each) => [each, stored(each)]));
    this.links = [...this.#directions]
      .filter(([, direction]) => direction !== "none")
      .map(([relationship, direction]) => ({ relationship, both: direction === "both" }));
  }

  /** Returns the same links with one relationship changed. `alone` disables the others between its two tables. */
  changed(relationship: Relationship, direction: Direction, alone: boolean): Links {
    const sameTables = (other: Relationship) =>
      other.from.table === relationship.from.table && other.to.table === relationship.to.table;
    const kept = [...this.#directions].filter(([each]) => each !== relationship && !(alone && sameTables(each)));
    return new Links(this.#model, new Map([...kept, [relationship, direction]]));
  }

  direction(relationship: Relationship): Direction | undefined {
    return this.#directions.get(relationship);
  }

  /** Whether a row of a many side has no partner in this table, which makes its blank row visible. */
  isBroken(table: ModelTable): boolean {
    this.#broken ??= new Set(this.links.filter(hasOrphans).map(({ relationship }) => relationship.to.table));
    return this.#broken.has(table);
  }

  /** Returns the tables of the expanded table: itself and all that are reached from many to one. */
  reach(table: ModelTable): Reach {
    const cached = this.#reach.get(table);
    if (cached) return cached;
    const rowsByTable = new Map<ModelTable, readonly number[]>([[table, table.rows.map((_, row) => row)]]);
    for (const [from, positions] of rowsByTable)
      for (const { relationship } of this.links)
        if (relationship.from.table === from && !rowsByTable.has(relationship.to.table))
          rowsByTable.set(relationship.to.table, follow(relationship, positions));
    this.#reach.set(table, rowsByTable);
    return rowsByTable;
  }
}

/** Returns, for each position in the many side, the position in the one side; without a partner that is the blank row. */
function follow({ from, to }: Relationship, positions: readonly number[]): number[] {
  const partners = positionsOf(to);
  const partner = (row: number) => partners.get(from.table.keys[row]?.[from.index] ?? "")?.[0] ?? to.table.size;
  return positions.map((row) => (row === from.table.size ? to.table.size : partner(row)));
}

function hasOrphans({ relationship: { from, to } }: Link): boolean {
  const partners = positionsOf(to);
  return from.table.keys
    .slice(0, from.table.size)
    .some((row) => (partners.get(row[from.index] ?? "")?.[0] ?? to.table.size) === to.table.size);
}
