import { Fragment } from "react";
import { marksEndingAt, type Segment } from "./evidence.ts";
import * as s from "./marked-answer.module.css";
import { messages } from "./messages.en-in.ts";

/** An answer with the words that earned points marked and numbered. */
export function MarkedAnswer({ segments, isCode }: { segments: readonly Segment[]; isCode: boolean }) {
  if (segments.length === 0) return <p className={s.none}>{messages.noAnswer}</p>;
  return (
    <div className={isCode ? s.code : s.prose}>
      {segments.map((segment, index) => {
        if (segment.marks.length === 0) return <Fragment key={index}>{segment.text}</Fragment>;
        const ends = marksEndingAt(segments, index);
        return (
          <mark key={index} className={s.mark}>
            {segment.text}
            {ends.length > 0 && <sup className={s.number}>{messages.evidence(ends)}</sup>}
          </mark>
        );
      })}
    </div>
  );
}
