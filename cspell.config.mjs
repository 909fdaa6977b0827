// Spelling of code, comments and documents. docs/style.md says how we write.
import { words } from "./tools/words.mjs";

export default {
  version: "0.2",
  language: "en,en-GB",
  files: ["**/*.{ts,tsx,mjs,cjs,css,md,html}"],
  dictionaries: ["project"],
  dictionaryDefinitions: [{ name: "project", path: "./tools/dictionary.txt" }],
  flagWords: Object.keys(words).filter((word) => !word.includes(" ")),
  useGitignore: true,
  ignorePaths: [
    "packages/evaluation/{golden,scripts/fit}/*.{json,mjs}",
    "packages/content/{interview,quiz,src/quiz/templates}",
    "apps/api/{drizzle,src/demo}",
    "docs/{performance,style}.md",
    // Words in Hinglish and other languages, and slips, that answers have.
    "packages/evaluation/src/{criteria,disclaimers,gates,language,testing/perturbations}/**",
    "packages/evaluation/src/{fuzz.bank,inherited-words,not-assessed}.test.ts",
    "apps/api/test/attacks/inherited-words.process.test.ts",
    "tools/words*",
  ],
  // The names of spreadsheet and DAX functions.
  overrides: [
    {
      filename: "packages/{engines,content/course}/**",
      ignoreRegExpList: ["/\\b[A-Z][A-Z0-9.]{2,}\\b/g"],
    },
  ],
};
