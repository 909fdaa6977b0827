import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { ChevronLeft, Flag } from "lucide-react";
import * as words from "../../../messages.en-in.ts";
import * as s from "./quiz-paper.module.css";

export interface PaperButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  isMarked: boolean;
  isBusy: boolean;
  onPrev: () => void;
  onMark: () => void;
}

/** The mark for review, Prev, and Next, which becomes Submit on the last question; fixed at the bottom on phones. */
export function PaperButtons({ isFirst, isLast, isMarked, isBusy, onPrev, onMark }: PaperButtonsProps) {
  const w = words.quiz;
  useRootMark("hasFixedBar", true);
  return (
    <div className={s.buttons}>
      <Button
        variant="quiet"
        aria-pressed={isMarked}
        icon={<Flag {...iconProps()} fill={isMarked ? "currentColor" : "none"} />}
        onClick={onMark}
        className={s.mark}
      >
        {isMarked ? w.marked : w.mark}
      </Button>
      <div className={s.moves} data-action-bar="">
        <Button icon={<ChevronLeft {...iconProps()} />} disabled={isFirst} onClick={onPrev}>
          {w.prev}
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} pendingLabel={w.submitting} className={s.next}>
          {isLast ? w.submit : w.next}
        </Button>
      </div>
    </div>
  );
}
