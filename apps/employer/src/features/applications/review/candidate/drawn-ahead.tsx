import { Activity, type ReactNode } from "react";

/** The candidate before the shown one, the shown one, and the one after it; undefined where none is known. */
export type Neighbours<Item> = readonly [before: Item | undefined, shown: Item, after: Item | undefined];

interface DrawnAheadProps<Item> {
  of: Neighbours<Item>;
  /** Should be a memo component with the same properties for the shown candidate and for a neighbour. */
  children: (item: Item) => ReactNode;
}

/** Draws the neighbours of the shown candidate too, hidden: a key then only has to show one of them. */
export const DrawnAhead = <Item extends { _id: string }>({ of, children }: DrawnAheadProps<Item>) =>
  of.map(
    (item) =>
      item && (
        <Activity key={item._id} mode={item === of[1] ? "visible" : "hidden"}>
          {children(item)}
        </Activity>
      ),
  );
