import { Button } from "@dryrun/design-system/actions/button";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import type { Incident } from "./incident.ts";
import * as s from "./open-incident.module.css";

interface OpenIncidentProps {
  incident: Incident;
  onUpdate: (incident: Incident) => void;
}

/** An open incident with its timeline. */
export function OpenIncident({ incident, onUpdate }: OpenIncidentProps) {
  const { title, begunAt, phase, impacts, updates } = incident;
  return (
    <Card
      title={title}
      aside={<Badge tone="warning">{text.phaseOf(phase)}</Badge>}
      meta={text.stateOf(begunAt, impacts)}
      actions={
        <Button aria-label={text.updateOf(title)} onClick={() => onUpdate(incident)}>
          {text.update}
        </Button>
      }
    >
      <ol className={s.line}>
        {updates.map((update) => (
          <li key={update.at}>
            <strong>{text.phaseOf(update.phase)}</strong> <span className={s.when}>{text.at(update.at)}</span>
            <p className={s.text}>{update.message}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
