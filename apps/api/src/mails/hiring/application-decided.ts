import { type DecisionFacts, decisionMail } from "@dryrun/domain/applications/decision-mail";
import { mailOf } from "../layout.ts";

export const applicationDecidedMail = ({ link, ...facts }: DecisionFacts & { link: string }) =>
  mailOf({ ...decisionMail(facts), action: { label: "Open the application", link } });
