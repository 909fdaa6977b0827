import { expect, it } from "@jest/globals";
import { readConfig } from "../config.ts";
import { brandSettings } from "./brand-settings.ts";

it("returns only the settings that are set", () => {
  expect(brandSettings({})).toEqual({});
  expect(brandSettings({ SUPPORT_EMAIL: "help@college.example", SELLER_NAME: "College", COURSES_URL: "" })).toEqual({
    supportEmail: "help@college.example",
    seller: { name: "College" },
  });
});

it.each([
  [{ SUPPORT_EMAIL: "nobody" }, "SUPPORT_EMAIL must be an e-mail address"],
  [{ COURSES_URL: "javascript:alert(1)" }, "COURSES_URL must be a path of this site"],
  [{ MASTERCLASS_URL: "//elsewhere.example" }, "MASTERCLASS_URL must be a path of this site"],
  [{ SELLER_STATE: "Atlantis" }, "SELLER_STATE must be a state"],
])("%j stops the start with one sentence", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it.each([{ COURSES_URL: "https://courses.example" }, { MASTERCLASS_URL: "/live" }, { SELLER_STATE: "Kerala" }])(
  "accepts %j",
  (env) => {
    expect(() => readConfig(env)).not.toThrow();
  },
);
