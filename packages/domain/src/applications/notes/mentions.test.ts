import { expect, it } from "@jest/globals";
import { mentionedIn, typedMention } from "./mentions.ts";

const people = ["Kavita Menon", "Asha", "Asha Rao", "Meera Nair", "Rohan", ""].map((fullName) => ({ fullName }));
const names = (note: string) => mentionedIn(note, people).map(({ fullName }) => fullName);

it.each([
  ["@Kavita Menon, can you look?", ["Kavita Menon"]],
  ["Ask @meera nair and @ROHAN.", ["Meera Nair", "Rohan"]],
  ["@Asha Rao knows her", ["Asha Rao"]],
  ["@Asha raised it", ["Asha"]],
  ["@AshaS is somebody else", []],
  ["mail to kavita@menon.example, Kavita Menon", []],
  ["@ @@ @", []],
  ["@@Rohan twice @Rohan", ["Rohan"]],
])("%j mentions %j", (note, mentioned) => expect(names(note)).toEqual(mentioned));

it("mentions everybody with the same name", () => {
  const twins = [{ fullName: "Rohan" }, { fullName: "rohan" }];
  expect(mentionedIn("@Rohan", twins)).toEqual(twins);
});

it.each([
  ["Ask @", ""],
  ["Ask @Kav", "Kav"],
  ["Ask @Kavita Me", "Kavita Me"],
  ["a@b", undefined],
  ["@Kavita\nnext", undefined],
  ["nobody", undefined],
])("after %j the typed mention is %j", (before, typed) => expect(typedMention(before)).toBe(typed));
