import { Activity, type ReactNode } from "react";

/** The shown candidate with the previous and the next one; undefined if there is none or it has not loaded. */
export type Neighbours<Item> = readonly [before: Item | undefined, shown: Item, after: Item | undefined];

interface DrawnAheadProps<Item> {
  of: Neighbours<Item>;
  /** Must render a memo component with the same properties for the shown candidate and for a neighbour. */
  children: (item: Item) => ReactNode;
}

/** Renders the neighbours of the shown candidate too, hidden, so that a key only needs to show one of them. */
export const DrawnAhead = <Item extends { _id: string }>({ of, children }: DrawnAheadProps<Item>) =>
  of.map(
    (item) =>
      item && (
        <Activity key={item._id} mode={item === of[1] ? "visible" : "hidden"}>
          {children(item)}
        </Activity>
      ),
  );
