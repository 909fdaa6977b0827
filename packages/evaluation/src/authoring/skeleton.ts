import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";

/** Returns an empty question. The lint of the bank refuses it until each part is filled in. */
export function skeletonOf(id: string, topic: InterviewTopic): InterviewQuestion {
  const exec = emptyExec(topic);
  const table = { name: "", columns: [], rows: [] };
  return {
    id,
    version: 1,
    topic,
    type: TOPIC_LABELS[topic],
    difficulty: 2,
    level: 3,
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

function emptyExec(topic: InterviewTopic): RunQuestion | undefined {
  const emptyPrograms = { reference: "", mutants: [] };
  const tables = [{ name: "", columns: [], rows: [] }];
  switch (topic) {
    case "sql":
      return {
        ...emptyPrograms,
        kind: "sql",
        ordered: false,
        expected: [],
        variants: [{ kind: "general", about: "", tables, expected: [] }],
      };
    case "excel": {
      const data = { sheets: [{ name: "", rows: [] }], sheet: "", address: "" };
      return {
        ...emptyPrograms,
        kind: "sheet",
        world: data,
        expected: [],
        variants: [{ kind: "general", about: "", world: data, expected: [] }],
      };
    }
    case "power-bi": {
      const data = { tables: [], ask: { kind: "measure", rows: [] } } as unknown as Extract<
        RunQuestion,
        { kind: "dax" }
      >["world"];
      const expected = { kind: "value", value: null } as Extract<RunQuestion, { kind: "dax" }>["expected"];
      return {
        ...emptyPrograms,
        kind: "dax",
        world: data,
        expected,
        variants: [{ kind: "general", about: "", world: data, expected }],
      };
    }
    case "vba": {
      const data = { sheets: [{ name: "", rows: [] }] };
      return {
        ...emptyPrograms,
        kind: "vba",
        world: data,
        expected: {},
        variants: [{ kind: "general", about: "", world: data, expected: {} }],
      };
    }
    default:
      return undefined;
  }
}
