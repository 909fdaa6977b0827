// Alerts about certificates, which certificate-ends.sh reads on each machine.
import { NODE } from "./labels.mjs";

const DAY = 24 * 3600;
const HERE = 'certificate="10.0.0.11:2379"';
/** Returns the end of a certificate that is valid for this many days at minute 16, the time of the tests. */
const endsIn = (days) => ({
  [`dryrun_certificate_ends_timestamp_seconds{${NODE},${HERE}}`]: `${days * DAY + 16 * 60}x40`,
});
const SEEN = "dryrun_certificates_checked_timestamp_seconds";

export const CERTIFICATES = [
  {
    name: "CertificateEnds",
    severity: "ticket",
    summary: "A certificate ends in less than 20 days",
    expr: `min by (instance, certificate) (dryrun_certificate_ends_timestamp_seconds) - time() < ${20 * DAY}`,
    minutes: 1,
    fires: endsIn(19),
    well: endsIn(21),
    labels: { instance: "node1", certificate: "10.0.0.11:2379" },
  },
  {
    name: "CertificateEndsSoon",
    severity: "page",
    summary: "A certificate ends in less than 5 days, or has ended",
    expr: `min by (instance, certificate) (dryrun_certificate_ends_timestamp_seconds) - time() < ${5 * DAY}`,
    minutes: 1,
    fires: [endsIn(4), endsIn(-1)],
    well: endsIn(6),
    labels: { instance: "node1", certificate: "10.0.0.11:2379" },
  },
  {
    name: "CertificatesUnseen",
    severity: "ticket",
    summary: "The certificates of a machine were not checked for 3 hours",
    expr: `up{job="node"} unless on (instance) (time() - ${SEEN} < 3 * 3600)`,
    minutes: 30,
    fires: [{ [`up{${NODE}}`]: "1x60", [`${SEEN}{${NODE}}`]: "-12000x60" }, { [`up{${NODE}}`]: "1x60" }],
    well: { [`up{${NODE}}`]: "1x60", [`${SEEN}{${NODE}}`]: "0x60" },
    labels: { job: "node", instance: "node1" },
  },
];
