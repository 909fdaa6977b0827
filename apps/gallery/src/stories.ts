import { actionMenu } from "./stories/actions/action-menu.tsx";
import { avatarMenu } from "./stories/actions/avatar-menu.tsx";
import { button } from "./stories/actions/button.tsx";
import { copyField } from "./stories/actions/copy-field.tsx";
import { iconButton } from "./stories/actions/icon-button.tsx";
import { phoneBar } from "./stories/actions/phone-bar.tsx";
import { spinner } from "./stories/actions/spinner.tsx";
import { textButton } from "./stories/actions/text-button.tsx";
import { charts } from "./stories/charts/charts.tsx";
import { banner } from "./stories/feedback/banner.tsx";
import { dialogs } from "./stories/feedback/dialogs.tsx";
import { emptyError } from "./stories/feedback/empty-error.tsx";
import { skeleton } from "./stories/feedback/skeleton.tsx";
import { toasts } from "./stories/feedback/toast.tsx";
import { checkbox, switches } from "./stories/fields/checkbox.tsx";
import { dayInput } from "./stories/fields/day-input.tsx";
import { fileDrop } from "./stories/fields/file-drop.tsx";
import { monthInput } from "./stories/fields/month-input.tsx";
import { numberInput } from "./stories/fields/number-input.tsx";
import { passwordInput } from "./stories/fields/password-input.tsx";
import { phoneInput } from "./stories/fields/phone-input.tsx";
import { radioGroup } from "./stories/fields/radio-group.tsx";
import { select } from "./stories/fields/select.tsx";
import { tagsInput } from "./stories/fields/tags-input.tsx";
import { textArea } from "./stories/fields/text-area.tsx";
import { textInput } from "./stories/fields/text-input.tsx";
import { errorSummary, forms } from "./stories/forms/forms.tsx";
import { richText } from "./stories/forms/rich-text.tsx";
import { colours, space, type } from "./stories/foundation/foundation.tsx";
import { card } from "./stories/lists/card.tsx";
import { dataTable } from "./stories/lists/data-table.tsx";
import { facts } from "./stories/lists/facts.tsx";
import { filters } from "./stories/lists/filters.tsx";
import { gridTable } from "./stories/lists/grid-table.tsx";
import { pagination } from "./stories/lists/pagination.tsx";
import { repeatableList } from "./stories/lists/repeatable-list.tsx";
import { sampleTables } from "./stories/lists/sample-tables.tsx";
import { statCard } from "./stories/lists/stat-card.tsx";
import { steps } from "./stories/lists/steps.tsx";
import { badges } from "./stories/marks/badges.tsx";
import { brand } from "./stories/marks/brand.tsx";
import { clocks } from "./stories/marks/clocks.tsx";
import { cueLine } from "./stories/marks/cue-line.tsx";
import { progress } from "./stories/marks/progress.tsx";
import { readinessRing } from "./stories/marks/readiness-ring.tsx";
import { verdictMeter } from "./stories/marks/verdict-meter.tsx";
import { bar } from "./stories/pages/bar.tsx";
import { pageAction, pageHeader } from "./stories/pages/page-header.tsx";
import { prices } from "./stories/pages/prices.tsx";
import type { Story } from "./story.ts";

/** The gallery's stories in order; the test fails when a component is missing. */
export const stories: readonly Story[] = [
  ...[colours, type, space],
  ...[button, iconButton, actionMenu, avatarMenu, copyField, phoneBar, spinner, textButton],
  ...[textInput, textArea, numberInput, passwordInput, phoneInput, select, tagsInput],
  ...[dayInput, monthInput, checkbox, switches, radioGroup, fileDrop],
  ...[card, statCard, dataTable, pagination, filters, repeatableList, steps, facts, sampleTables, gridTable],
  ...[badges, verdictMeter, readinessRing, cueLine, clocks, progress, brand],
  charts,
  ...[dialogs, banner, toasts, emptyError, skeleton],
  ...[pageHeader, pageAction, prices, bar],
  ...[forms, errorSummary, richText],
];
