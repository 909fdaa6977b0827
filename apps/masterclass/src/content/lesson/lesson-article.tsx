import type { Output } from "@dryrun/domain/contract/define";
import type { lesson as contract } from "@dryrun/domain/courses/contract";
import type { LessonCheck as Check } from "@dryrun/domain/courses/lessons/parts";
import { PageTitle } from "@dryrun/remote-kit/page";
import type { ComponentType, ReactNode } from "react";
import { learn } from "../../messages/learn.en-in.ts";
import * as s from "./lesson-article.module.css";
import { LessonHtml, LessonInline } from "./lesson-html.tsx";

const text = learn.lessonPage;

/** A question whose options explain themselves when opened: folds of HTML, so that it works without scripts and on paper. */
function LessonCheck({ check: { ask, options } }: { check: Check }) {
  return (
    <div className={s.check}>
      <p className={s.title}>{text.check}</p>
      <p>
        <LessonInline html={ask} />
      </p>
      {options.map(({ html, isRight, why }) => (
        <details key={html} className={s.option} data-right={isRight || undefined}>
          <summary>
            <LessonInline html={html} />
          </summary>
          <p>
            <b>{isRight ? text.right : text.wrong}</b> <LessonInline html={why} />
          </p>
        </details>
      ))}
    </div>
  );
}

export type Lesson = Output<typeof contract>;
type Part = Lesson["parts"][number];
/** A part whose program can be run. */
export interface RunPart {
  html: string;
  run: NonNullable<Part["run"]>;
}

interface LessonArticleProps {
  lesson: Pick<Lesson, "unit" | "number" | "title" | "goal" | "minutes" | "parts">;
  /** Shows a program with its result; static pages have no `Bench`. */
  Bench?: ComponentType<{ part: RunPart }>;
  children?: ReactNode;
}

/** A lesson with its programs and checks, in the application and as a static page. */
export function LessonArticle({ lesson, Bench = StaticProgram, children }: LessonArticleProps) {
  const { unit, number, title, goal, minutes, parts } = lesson;
  return (
    <article className={s.lesson}>
      <header className={s.head}>
        <p className={s.place}>
          {learn.unit(unit.number)}: {unit.title} · {learn.lesson(number, unit.lessons)} · {learn.minutes(minutes)}
        </p>
        <PageTitle title={title} />
        <p className={s.goal}>
          <b>{text.goal}</b> {goal}
        </p>
      </header>
      {parts.map((part, index) => (
        <LessonPart key={index} part={part} Bench={Bench} />
      ))}
      {children}
    </article>
  );
}

function LessonPart({ part, Bench }: { part: Part; Bench: ComponentType<{ part: RunPart }> }) {
  const { html, run, check } = part;
  if (run) return <Bench part={{ html, run }} />;
  if (check) return <LessonCheck check={check} />;
  return <LessonHtml html={html} />;
}

/** A program as text, with its result. Without scripts nothing runs, so there is no button. */
export function StaticProgram({ part: { html, run }, action }: { part: RunPart; action?: ReactNode }) {
  return (
    <div className={s.program}>
      <Context lines={run.context} />
      <pre className={s.code}>
        <code>{run.program}</code>
      </pre>
      <div className={s.action} data-print="no">
        {action ?? text.runs}
      </div>
      <p className={s.result}>{text.result}</p>
      <LessonHtml html={html} />
    </div>
  );
}

/** Where the program runs. */
export function Context({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={s.result}>
      {line}
    </p>
  ));
}
