import { escapeHtml } from "@dryrun/domain/html";
import { BAR_ID, BAR_STYLE } from "@dryrun/domain/maintenance/bar";
import { MAINTENANCE_LABEL } from "@dryrun/domain/maintenance/messages";

const barOf = (text: string) =>
  `<aside id="${BAR_ID}" aria-label="${MAINTENANCE_LABEL}" style="${BAR_STYLE}" data-print="no">${escapeHtml(text)}</aside>`;

/** Adds the bar to the top of the page while a maintenance is announced or runs, also without scripts. */
export const withMaintenanceBar = (page: string, text: string | null) =>
  text ? page.replace(/<body[^<>]*>/, (body) => body + barOf(text)) : page;
