import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { triageApplications } from "@dryrun/domain/applications/triage/calls";
import { Link } from "@dryrun/remote-kit/router";
import { type ReactNode, useState } from "react";
import { compare } from "../../../messages/compare.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { useStages } from "../../../shared/stages/use-stages.ts";
import { MOST_COMPARED } from "../compare/most-compared.ts";
import { WRITE_MAIL } from "./chosen-bar.en-in.ts";
import * as s from "./chosen-bar.module.css";
import { DecideMany, type Verb } from "./decide-many.tsx";
import { useMany } from "./use-many.ts";

const text = messages.applications.chosen;
const loadTags = () => import("./tag-many.tsx");
const loadMail = () => import("./mail/mail-many.tsx");

/** The open confirmation. */
type Question = Verb | "tags" | "mail";

interface ChosenBarProps {
  chosen: readonly ListedApplication[];
  /** Tags to choose from. */
  tags: readonly string[];
  onClear: () => void;
}

/** Bulk actions for the chosen applications, at the bottom of the window. */
export function ChosenBar({ chosen, tags, onClear }: ChosenBarProps) {
  useRootMark("hasTallBar", true);
  const [asking, setAsking] = useState<Question | null>(null);
  const many = useMany(chosen, onClear);
  const tagging = useChunk(asking === "tags", loadTags);
  const mailing = useChunk(asking === "mail", loadMail);
  const pending = chosen.filter(({ status }) => status === "pending");
  function ask(what: Question | null) {
    many.forget();
    tagging.retry();
    mailing.retry();
    setAsking(what);
  }
  const failure = tagging.hasFailed || mailing.hasFailed ? text.failed : asking ? undefined : many.failure;
  return (
    <section aria-label={text.label} className={s.bar} data-action-bar="always" data-print="no">
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <div className={s.row}>
        <p className={s.count}>{text.count(chosen.length)}</p>
        <Button variant="quiet" size="s" onClick={onClear}>
          {text.clear}
        </Button>
        <ChosenActs chosen={chosen} hasPending={pending.length > 0} many={many} onAsk={ask} />
      </div>
      <DecideMany
        verb={asking === "accepted" || asking === "rejected" ? asking : null}
        pending={pending}
        others={chosen.length - pending.length}
        many={many}
        onClose={() => ask(null)}
      />
      <LaterDialogs
        {...{ asking, chosen, tags, many, onClear }}
        tagging={tagging.module}
        mailing={mailing.module}
        onClose={() => ask(null)}
      />
    </section>
  );
}

interface LaterDialogsProps extends ChosenBarProps {
  asking: Question | null;
  many: ReturnType<typeof useMany>;
  tagging: Awaited<ReturnType<typeof loadTags>> | null;
  mailing: Awaited<ReturnType<typeof loadMail>> | null;
  onClose: () => void;
}

/** The dialogs that are loaded when they are first opened. */
const LaterDialogs = ({ asking, chosen, tags, many, tagging, mailing, onClose, onClear }: LaterDialogsProps) => (
  <>
    {mailing && (
      <mailing.MailMany
        isOpen={asking === "mail"}
        applicationIds={chosen.map(({ _id }) => _id)}
        onClose={onClose}
        onSent={onClear}
      />
    )}
    {tagging && (
      <tagging.TagMany isOpen={asking === "tags"} count={chosen.length} tags={tags} many={many} onClose={onClose} />
    )}
  </>
);

interface ChosenActsProps {
  chosen: readonly ListedApplication[];
  hasPending: boolean;
  many: ReturnType<typeof useMany>;
  onAsk: (what: Question) => void;
}

/** The comparison and, for roles that may change applications, the bulk actions. */
function ChosenActs(props: ChosenActsProps) {
  const { chosen } = props;
  const mayChange = useMay(triageApplications);
  const isComparable = chosen.length > 1 && chosen.length <= MOST_COMPARED;
  const comparison = isComparable && (
    <Link to={paths.compare(chosen.map(({ _id }) => _id))} className={buttonClass({ size: "s" })}>
      {compare.act}
    </Link>
  );
  return (
    <div className={s.buttons}>
      {mayChange ? <Changes {...props}>{comparison}</Changes> : comparison || <p>{compare.tooFew}</p>}
    </div>
  );
}

/**
 * The bulk actions, and the comparison between them. A stage takes effect immediately, the others after a confirmation; decisions need a
 * pending application.
 */
function Changes({ chosen, hasPending, many, onAsk, children }: ChosenActsProps & { children: ReactNode }) {
  const jobIds = new Set(chosen.map(({ jobId }) => jobId._id));
  const stages = useStages(jobIds.size === 1 ? [...jobIds][0] : undefined);
  return (
    <>
      <ActionMenu text={text.stage} label={text.stageOf(chosen.length)}>
        {stages.map(({ _id, name }) => (
          <li key={_id}>
            <button type="button" disabled={many.isBusy} onClick={() => many.setStage(_id)}>
              {name}
            </button>
          </li>
        ))}
      </ActionMenu>
      <Button size="s" aria-haspopup="dialog" onClick={() => onAsk("tags")}>
        {text.addTags}
      </Button>
      <Button size="s" aria-haspopup="dialog" onClick={() => onAsk("mail")}>
        {WRITE_MAIL}
      </Button>
      {children}
      {hasPending && (
        <>
          <Button size="s" aria-haspopup="dialog" onClick={() => onAsk("rejected")}>
            {messages.decision.reject}
          </Button>
          <Button size="s" aria-haspopup="dialog" onClick={() => onAsk("accepted")}>
            {messages.decision.accept}
          </Button>
        </>
      )}
    </>
  );
}
