import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";

/** A form that the lint refuses until each of its parts is filled in. */
export function skeletonOf(id: string, topic: InterviewTopic): InterviewQuestion {
  const exec = execOf(topic);
  const table = { name: "", columns: [], rows: [] };
  return {
    id,
    version: 1,
    topic,
    type: TOPIC_LABELS[topic],
    difficulty: 2,
    minutes: 3,
    prompt: "",
    sampleData: exec ? { tables: [table] } : null,
    modelAnswer: "",
    misconceptions: [],
    rubric: {
      version: 1,
      points: [{ id: "first", label: "", weight: 10, match: [{ all: [[]] }], feedbackHit: "", feedbackMiss: "" }],
      errors: [],
      exemplars: [10, 8, 6, 4, 0, 0].map((score) => ({ text: "", score, why: "" })),
      ...(exec && { exec }),
    },
    values: [{ from: [""], to: [[""], [""]] }],
  };
}

type RunQuestion = NonNullable<InterviewQuestion["rubric"]["exec"]>;

function execOf(topic: InterviewTopic): RunQuestion | undefined {
  const base = { reference: "", mutants: [] };
  const tables = [{ name: "", columns: [], rows: [] }];
  switch (topic) {
    case "sql":
      return {
        ...base,
        kind: "sql",
        ordered: false,
        expected: [],
        variants: [{ kind: "general", about: "", tables, expected: [] }],
      };
    case "excel": {
      const world = { sheets: [{ name: "", rows: [] }], sheet: "", address: "" };
      return {
        ...base,
        kind: "sheet",
        world,
        expected: [],
        variants: [{ kind: "general", about: "", world, expected: [] }],
      };
    }
    case "power-bi": {
      const world = { tables: [], ask: { kind: "measure", rows: [] } } as unknown as Extract<
        RunQuestion,
        { kind: "dax" }
      >["world"];
      const expected = { kind: "value", value: null } as Extract<RunQuestion, { kind: "dax" }>["expected"];
      return { ...base, kind: "dax", world, expected, variants: [{ kind: "general", about: "", world, expected }] };
    }
    case "vba": {
      const world = { sheets: [{ name: "", rows: [] }] };
      return {
        ...base,
        kind: "vba",
        world,
        expected: {},
        variants: [{ kind: "general", about: "", world, expected: {} }],
      };
    }
    default:
      return undefined;
  }
}
