import { EVERYTHING, PROSE, sentencesIn, type Twin } from "./twin.ts";

/** Changes that leave a right answer as right as it was. */
export const harmlessTwins: readonly Twin[] = [
  { name: "greeting", kinds: PROSE, make: (a) => `Good morning sir, thank you for the question.\n${a}` },
  { name: "thanks", kinds: EVERYTHING, make: (a) => `${a}\n\nThank you.` },
  { name: "lines", kinds: PROSE, make: (a) => sentencesIn(a).join("\n") },
  {
    name: "a list",
    kinds: PROSE,
    make: (a) =>
      sentencesIn(a)
        .map((s, at) => `${at + 1}. ${s}`)
        .join("\n"),
  },
  { name: "capitals", kinds: PROSE, make: (a) => a.toUpperCase() },
  { name: "small letters", kinds: PROSE, make: (a) => a.toLowerCase() },
  { name: "I think", kinds: PROSE, make: (a) => `I think this is how I would do it. ${a}` },
  { name: "an example", kinds: PROSE, make: (a) => `${a} I did the same in my last project, and it worked well.` },
  { name: "no stops", kinds: PROSE, make: (a) => a.replace(/\.(\s|$)/g, "$1\n") },
  { name: "a sure ending", kinds: PROSE, make: (a) => `${a} I am not sure about the tool, but the steps are these.` },
  { name: "blank lines", kinds: EVERYTHING, make: (a) => `\n\n${a}\n\n   ` },
];
