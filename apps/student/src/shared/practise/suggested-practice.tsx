import { useUser } from "@dryrun/auth/user-context";
import type { ButtonProps } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Card } from "@dryrun/design-system/pages/card";
import { practise } from "./practise.en-in.ts";
import { PractiseButton } from "./practise-button.tsx";
import { practiceAfterQuiz, practiceAfterResult } from "./practise-steps.ts";
import { useLatestScores } from "./use-latest-scores.ts";

/** The weakest topic of the last quiz or result; nothing before the first. */
export function SuggestedPractice({ variant }: Pick<ButtonProps, "variant">) {
  const { passedQuiz, hasAttempts } = useUser();
  const scores = useLatestScores(passedQuiz, true);
  const [step] = [...practiceAfterQuiz(scores), ...practiceAfterResult(scores)];
  // After a failed quiz a card is certain, so its place is reserved.
  if (!step && scores.isLoading && hasAttempts && !passedQuiz) return <Skeleton label={practise.loading} count={1} />;
  if (!step) return null;
  return (
    <Card
      as="section"
      headingLevel={2}
      isDraft={variant === "primary"}
      title={step.title}
      actions={
        <PractiseButton variant={variant} wanted={step.to.practise}>
          {step.action}
        </PractiseButton>
      }
    >
      <p>{step.text}</p>
    </Card>
  );
}
