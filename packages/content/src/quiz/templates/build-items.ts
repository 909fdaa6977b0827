import type { QuizDistractor, QuizItem } from "../quiz-item.ts";
import { areApart, formatAnswer, isOnTheEdge, numberIn } from "./answer-format.ts";
import { type Template, type TemplateCase, UNCLEANED } from "./template.ts";

type Three = readonly [QuizDistractor, QuizDistractor, QuizDistractor];

/** Returns all choices of three wrong answers that differ from the key and from one another by more than rounding. */
function triples(key: string, wrong: readonly QuizDistractor[]): Three[] {
  const usable = wrong.filter(({ text }) => areApart(key, text) && text !== "" && !/NaN|∞/.test(text));
  const result: Three[] = [];
  for (const [first, a] of usable.entries())
    for (const [second, b] of usable.entries())
      for (const [third, c] of usable.entries()) {
        const inOrder = first < second && second < third;
        if (inOrder && areApart(a.text, b.text) && areApart(b.text, c.text) && areApart(a.text, c.text)) {
          result.push([a, b, c]);
        }
      }
  return result;
}

/** Returns 0 if the key is the smallest of the four numbers, 3 if it is the largest, null for options in words. */
export function keyRank(item: Pick<QuizItem, "correct" | "distractors">): number | null {
  const key = numberIn(item.correct);
  const others = item.distractors.map(({ text }) => numberIn(text));
  if (key === null || others.includes(null)) return null;
  return others.filter((other) => (other as number) < key).length;
}

function buildItem(template: Template, itemCase: TemplateCase, index: number, ranksSoFar: number[]): QuizItem {
  const { check, topic, difficulty, level, format, family = check } = template;
  const { cleaning } = itemCase;
  const name = check.replace(/^(excel|power-bi|sql|vba)-/, "$1-data-");
  const id = `${name}-${cleaning === "none" ? "" : "clean-"}${index + 1}`;
  if (isOnTheEdge(format, itemCase.answer)) throw new Error(`${id}: ${itemCase.answer} is too near to a rounding edge`);
  const correct = formatAnswer(format, itemCase.answer);
  const wrong = itemCase.wrong.map(({ misconception, value }) => ({
    text: formatAnswer(format, value),
    misconception,
  }));
  const uses = (three: Three): number => ranksSoFar[keyRank({ correct, distractors: three }) ?? 0] ?? 0;
  const withoutCleaning = (three: Three): number =>
    three.some(({ misconception }) => misconception === UNCLEANED) ? 1 : 0;
  const [distractors] = triples(correct, wrong).sort(
    (a, b) => withoutCleaning(b) - withoutCleaning(a) || uses(a) - uses(b),
  );
  if (!distractors) throw new Error(`${id}: fewer than three usable distractors around ${correct}`);
  const rank = keyRank({ correct, distractors });
  if (rank !== null) ranksSoFar[rank] = (ranksSoFar[rank] ?? 0) + 1;
  const explanation = itemCase.explanation(correct);
  const { question, params } = itemCase;
  return {
    id,
    topic,
    difficulty,
    level,
    question,
    correct,
    distractors,
    explanation,
    family,
    dataset: { check, params, cleaning },
  };
}

/** Builds the items about the sales workbook; distractors are selected so that all ranks of the key are equally frequent. */
export function buildDatasetItems(templates: readonly Template[]): QuizItem[] {
  const ranksSoFar = [0, 0, 0, 0];
  return templates.flatMap((each) => each.cases().map((one, index) => buildItem(each, one, index, ranksSoFar)));
}
