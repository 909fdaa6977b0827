/**
 * Returns every spelling of a name for templates: "live sessions" is live-sessions, liveSessions, LiveSessions, Live
 * sessions.
 */
export function spellings(given) {
  const words = given
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  if (!words.every((word) => /^[a-z][a-z0-9]*$/.test(word))) {
    throw new Error(`"${given}" is no name: lower-case words, joined by dashes.`);
  }
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join("");
  return {
    kebab: words.join("-"),
    snake: words.join("_"),
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(words.join(" ")),
  };
}
