import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { afterPaint } from "../../../../shared/after-paint.ts";
import type { Neighbours } from "./drawn-ahead.tsx";
import * as s from "./laid-out-ahead.module.css";

interface LaidOutAheadProps<Item> {
  of: Neighbours<Item>;
  /** Must render a memo component with the same properties for the shown candidate and for a neighbour, without effects. */
  children: (item: Item) => ReactNode;
}

/**
 * Renders the neighbours of the shown candidate too, with layout but unseen, so that a key only needs to paint one of them. A hidden
 * `Activity` has neither styles nor layout, which take the longest for an interview.
 */
export function LaidOutAhead<Item extends { _id: string }>({ of, children }: LaidOutAheadProps<Item>) {
  const [, shown] = of;
  const late = useDeferredValue(of); // the neighbours of the next position are rendered after it is shown
  const shownItems = late.map((item) => of.find((one) => one?._id === item?._id) ?? item);
  const drawn = shownItems.includes(shown) ? shownItems : [...shownItems, shown];
  return drawn.map(
    (item) =>
      item && (
        <LaidOut key={item._id} isShown={item === shown}>
          {children(item)}
        </LaidOut>
      ),
  );
}

function LaidOut({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => afterPaint(() => setLaidOut(true)), []);
  return (
    <div aria-hidden={!isShown} className={isShown ? undefined : isLaidOut ? s.kept : s.ahead}>
      {children}
    </div>
  );
}
