import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { StartError } from "../../config/values.ts";
import { checkGrader } from "./configured.ts";

const SETTINGS = { baseUrl: "http://127.0.0.1:9/v1", apiKey: "key", model: "m-1" };

/** Starts a fresh process and returns the names of its evaluators and the loaded modules that the language model needs. */
function loadedWith(settings: object | undefined): { names: string[]; loaded: string[] } {
  const script = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        for (const name of ["openai", "cockatiel", "language-model"]) if (specifier.includes(name)) loaded.add(name);
        return next(specifier, context);
      },
    });
    const { configuredEvaluators } = await import(${JSON.stringify(new URL("./configured.ts", import.meta.url).href)});
    const { evaluator, fallback } = await configuredEvaluators({ languageModel: ${JSON.stringify(settings)}, gradingNice: 0 }, () => {});
    const question = { rubric: { points: [], errors: [], exemplars: [], version: 1 }, prompt: "", modelAnswer: "", id: "q", version: 1 };
    await evaluator.evaluate(question, "I check the data and compare it with the year before.");
    await evaluator.close();
    console.log(JSON.stringify({ names: [evaluator.name, fallback.name], loaded: [...loaded].sort() }));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}

test("loads nothing of the language model where none is configured", () => {
  expect(loadedWith(undefined)).toEqual({ names: ["dryrun-offline", "dryrun-offline"], loaded: [] });
});

test("uses a configured language model for answers, but never in the fallback", () => {
  expect(loadedWith(SETTINGS)).toEqual({
    names: ["dryrun-offline with m-1", "dryrun-offline"],
    loaded: ["cockatiel", "language-model", "openai"],
  });
});

test("refuses to start without the grader's models, with a sentence that says what to do", () => {
  const start = () => checkGrader(new URL("./no-models.bin", import.meta.url));
  expect(start).toThrow(StartError);
  expect(start).toThrow("are missing or damaged. Run: npm run build");
  expect(() => checkGrader()).not.toThrow();
});
