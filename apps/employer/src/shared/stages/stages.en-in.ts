import type { StageColour } from "@dryrun/domain/company/stages/rules";
import { countOf } from "@dryrun/domain/text";

const COLOURS = { grey: "Grey", blue: "Blue", green: "Green", amber: "Amber", red: "Red" } as const satisfies Record<
  StageColour,
  string
>;

/** The stages of a company or of one job. */
export const stages = {
  title: "Stages",
  ofJob: (title: string) => `How far you are with a pending application for ${title}.`,
  ofCompany: "How far you are with a pending application. Candidates do not see it.",
  open: "Edit the stages",
  openAbout: "The steps of your hiring, and rules that move applications by their interview.",
  note: "Opening an application moves it from the first stage to the second. The first three stages can have other names, but they stay.",
  whose: "Stages of this job",
  company: "Those of your company",
  own: "Its own",
  list: "Stages, in their order",
  noun: "Stage",
  addStage: "Add a stage",
  unnamed: "New stage",
  name: "Name",
  colour: "Colour",
  colours: COLOURS,
  rules: "Rules",
  rulesAbout:
    "A rule moves a pending application forward when its interview is sent, if the score is high enough or the rule has none. The first rule that fits counts. Applications whose interviews you already have stay where they are.",
  ruleNoun: "Rule",
  addRule: "Add a rule",
  verdict: "Verdict",
  scoreFrom: "Score from",
  stage: "Move to",
  choose: "Choose",
  moves: "Applications to move",
  moveTo: (name: string, applications: number) => `Move ${countOf(applications, "application")} in “${name}” to`,
  save: "Save stages",
  saving: "Saving...",
  unsaved: "The stages are not saved.",
  notSaved: "The stages were not saved. Try again.",
  loading: "Loading the stages",
  failed: "Failed to load the stages",
} as const;
