import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { afterPaint } from "../../../../shared/after-paint.ts";
import type { Neighbours } from "./drawn-ahead.tsx";
import * as s from "./laid-out-ahead.module.css";

interface LaidOutAheadProps<Item> {
  of: Neighbours<Item>;
  /** Should be a memo component with the same properties for the shown candidate and for a neighbour, without effects. */
  children: (item: Item) => ReactNode;
}

/**
 * Draws the neighbours of the shown candidate too and lays them out, unseen: a key then only has to paint one of them. What an
 * `Activity` hides has neither styles nor layout, which for an interview takes longer than all else.
 */
export function LaidOutAhead<Item extends { _id: string }>({ of, children }: LaidOutAheadProps<Item>) {
  const [, shown] = of;
  const late = useDeferredValue(of); // the neighbours of the next place are drawn after it is shown
  const kept = late.map((item) => of.find((one) => one?._id === item?._id) ?? item);
  const drawn = kept.includes(shown) ? kept : [...kept, shown];
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
