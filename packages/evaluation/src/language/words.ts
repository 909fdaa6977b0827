/** Words of Hinglish that English does not have. */
const HINGLISH = new Set(
  "ki ka ke ko se hai hain na hi bhi tha thi ho kar karke mein par pe aur ya jo wo ye kya agar nahi liye raha rahe karna karunga maine unhone usne mera meri mere apne apna phir bahut sab kuch isliye kyunki taaki jab tab tak gaya gayi gaye diya kiya hua hui hue liya hoon hu uske unka unki iska ek koi kisi jaise itna sirf bas wahi yahi kab kaha".split(
    " ",
  ),
);
/** Words that join others and have no topic. */
const FUNCTION_WORDS = new Set([
  ..."a an the of to in on at by for with from as and or but so if then that this these those it its is are was were be been i we you he she they my our your their his her do does did have has had will would can could should must may might not no which who what when where how why because than into about there me us them all any each every some more most only just also very too up out over under between after before again same such both own other first last next let get use make go am being while since until per via".split(
    " ",
  ),
  ...HINGLISH,
]);
/** Abbreviated function words as people type them on a phone. */
const PHONE_ABBREVIATIONS =
  "bcoz=because bcz=because coz=because cos=because cud=could d=the da=the dat=that dis=this em=them m=am n=and r=are shud=should thru=through u=you ur=your v=we wat=what wen=when wid=with wud=would y=why";
/** Content words that look like function words without vowels. */
const TECHNICAL_WORDS = new Set(["int", "std"]);
const LEAST_ABBREVIATION_LENGTH = 3;
const withoutVowels = (word: string) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "");
const FULL_WORDS = new Map([
  ...[...FUNCTION_WORDS]
    .map((word) => [withoutVowels(word), word] as const)
    .filter(([short]) => short.length >= LEAST_ABBREVIATION_LENGTH && !TECHNICAL_WORDS.has(short)),
  ...PHONE_ABBREVIATIONS.split(" ").map((pair): [string, string] => [
    pair.split("=")[0] ?? "",
    pair.split("=")[1] ?? "",
  ]),
]);
/** Returns the full form of an abbreviated function word: "from" for "frm", "because" for "bcoz". */
export const expandAbbreviation = (word: string): string =>
  FUNCTION_WORDS.has(word) ? word : (FULL_WORDS.get(word) ?? word);

/** Whether a word only joins others. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(expandAbbreviation(word));
/** Whether a word is a Hinglish or abbreviated function word, which the bank rarely has. */
export const isTypedOnPhone = (word: string): boolean =>
  HINGLISH.has(word) || (!FUNCTION_WORDS.has(word) && FULL_WORDS.has(word));

/** In letters: the least length of a word that is stemmed, and of a stem. */
const LEAST_STEMMED_LENGTH = 5;
const LEAST_STEM_LENGTH = 3;

/** Removes the commonest endings: submit, submits, submitted and submitting have one stem. */
export function stemOf(word: string): string {
  const cut = word.length < LEAST_STEMMED_LENGTH ? word : word.replace(/(?:ing|ed|es|s|e|ly)$/, "");
  return (cut.length < LEAST_STEM_LENGTH ? word : cut).replace(/([bdgklmnprt])\1$/, "$1");
}
