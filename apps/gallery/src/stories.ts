import {
  actionMenu,
  avatarMenu,
  button,
  copyField,
  iconButton,
  phoneBar,
  spinner,
  textButton,
} from "./stories/actions.tsx";
import { charts } from "./stories/charts.tsx";
import { checkbox, fileDrop, radioGroup, select, switches, tagsInput } from "./stories/choices.tsx";
import { dataTable } from "./stories/data-table.tsx";
import { dialogs } from "./stories/dialogs.tsx";
import { banner, emptyError, skeleton, toasts } from "./stories/feedback.tsx";
import {
  dayInput,
  monthInput,
  numberInput,
  passwordInput,
  phoneInput,
  textArea,
  textInput,
} from "./stories/fields.tsx";
import { errorSummary, forms, richText } from "./stories/forms.tsx";
import { colours, space, type } from "./stories/foundation.tsx";
import {
  card,
  facts,
  filters,
  gridTable,
  pagination,
  repeatableList,
  sampleTables,
  statCard,
  steps,
} from "./stories/lists.tsx";
import { badges, brand, clocks, cueLine, progress, readinessRing, verdictMeter } from "./stories/marks.tsx";
import { bar, pageAction, pageHeader, prices } from "./stories/pages.tsx";
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
