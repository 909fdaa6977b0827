// Spelling of code, comments and documents. docs/style.md says how we write, and has the words in `flagWords`.
export default {
  version: "0.2",
  language: "en,en-GB",
  files: ["**/*.{ts,tsx,mjs,cjs,css,md,html}"],
  dictionaries: ["project"],
  dictionaryDefinitions: [{ name: "project", path: "./tools/dictionary.txt" }],
  flagWords: ["anew->again", "lent->passed", "stands->is", "stood->was", "told->notified", "whoever", "whosoever"],
  useGitignore: true,
  ignorePaths: [
    "cspell.config.mjs",
    "packages/evaluation/{golden,scripts/fit}/*.{json,mjs}",
    "packages/content/{interview,quiz,src/quiz/templates}",
    "apps/api/{drizzle,src/demo}",
    "docs/{performance,style}.md",
    // Words in Hinglish and other languages, and slips, that answers have.
    "packages/evaluation/src/{criteria,disclaimers,gates,language,testing/perturbations}/**",
    "packages/evaluation/src/{fuzz.bank,inherited-words,not-assessed}.test.ts",
    "apps/api/test/attacks/inherited-words.process.test.ts",
  ],
  // The names of spreadsheet and DAX functions.
  overrides: [
    {
      filename: "packages/{engines,content/course}/**",
      ignoreRegExpList: ["/\\b[A-Z][A-Z0-9.]{2,}\\b/g"],
    },
  ],
};
