import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { removeColleague, updateColleague } from "@dryrun/domain/company/team/calls";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import { team as text } from "../../../messages/team.en-in.ts";
import type { Colleague } from "../../../shared/answers.ts";
import { May, useMay } from "../../../shared/role/may.tsx";
import { Section } from "../../../shared/section.tsx";
import { jobsText } from "../jobs-text.ts";
import { RemoveColleague } from "./remove-colleague.tsx";

const { columns: names } = text;

/** Returns the columns of the list of people. `ownId`: the person who looks at it. */
const columnsOf = (ownId: string): readonly Column<Colleague>[] => [
  {
    key: "name",
    header: names.name,
    isRowHeader: true,
    cell: ({ _id, fullName }) => (
      <>
        {fullName} {_id === ownId && <Badge>{text.you}</Badge>}
      </>
    ),
  },
  { key: "email", header: names.email, cell: ({ email }) => <EmailText email={email} /> },
  { key: "role", header: names.role, cell: ({ role }) => ROLE_NAMES[role] },
  { key: "jobs", header: names.jobs, cell: jobsText },
  {
    key: "recruiterOf",
    header: names.recruiterOf,
    isBlank: ({ jobs }) => jobs === 0,
    cell: ({ jobs }) => (jobs === 0 ? text.none : text.jobsOf(jobs)),
  },
];

const load = () => import("./change-role.tsx");

/** The open question about a person. */
interface Asked {
  person: Colleague;
  about: "role" | "removal";
  /** A new question has a new dialog. */
  turn: number;
}

/** The people of the company; an owner changes their roles and removes them. */
export function PeopleList({ people }: { people: readonly Colleague[] }) {
  const { _id: ownId } = useUser();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const mayChange = useMay(updateColleague);
  const close = () => setOpen(false);
  const ask = (person: Colleague, about: Asked["about"]) => {
    setAsked({ person, about, turn: (asked?.turn ?? 0) + 1 });
    setOpen(true);
  };
  const dialog = useRoleDialog(isOpen && asked?.about === "role", close);
  return (
    <Section title={text.people}>
      {/* Receives the focus when a person was removed. */}
      <div ref={list} tabIndex={-1}>
        <DataTable
          caption={text.people}
          columns={columnsOf(ownId)}
          rows={people}
          rowKey={({ _id }) => _id}
          {...(mayChange && {
            actions: (person: Colleague) => <Acts person={person} isSelf={person._id === ownId} onAsk={ask} />,
          })}
          tableFrom={1024}
          isDense
        />
      </div>
      {asked?.about === "role" && dialog && (
        <dialog.ChangeRole key={asked.turn} person={asked.person} isOpen={isOpen} onClose={close} />
      )}
      {asked?.about === "removal" && (
        <RemoveColleague
          key={asked.turn}
          person={asked.person}
          others={people.filter(({ _id }) => _id !== asked.person._id)}
          isOpen={isOpen}
          onClose={close}
          list={list}
        />
      )}
    </Section>
  );
}

/** Loads the dialog when it first opens; without it, says so and closes. */
function useRoleDialog(isWanted: boolean, close: () => void) {
  const { module, hasFailed, retry } = useChunk(isWanted, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(text.change.notLoaded);
    close();
    retry();
  });
  return module;
}

interface ActsProps {
  person: Colleague;
  isSelf: boolean;
  onAsk: (person: Colleague, about: Asked["about"]) => void;
}

/** Nobody removes themselves: they leave. */
const Acts = ({ person, isSelf, onAsk }: ActsProps) => (
  <>
    <Button
      size="s"
      variant="quiet"
      aria-haspopup="dialog"
      aria-label={text.change.actOf(person.fullName)}
      onClick={() => onAsk(person, "role")}
    >
      {text.change.act}
    </Button>
    {!isSelf && (
      <May call={removeColleague}>
        <Button
          size="s"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={text.remove.actOf(person.fullName)}
          onClick={() => onAsk(person, "removal")}
        >
          {text.remove.act}
        </Button>
      </May>
    )}
  </>
);
