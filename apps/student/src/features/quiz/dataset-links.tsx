import { buttonClass } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { DATASET_FILES } from "@dryrun/domain/quiz/rules";
import { Download } from "lucide-react";
import * as words from "../../messages.en-in.ts";
import { datasetUrl, sizeText } from "./dataset.ts";
import * as s from "./quiz-intro-page.module.css";

/** Plain links, because a download needs no script and no token. */
export function DatasetLinks() {
  return (
    <ul className={s.files}>
      {DATASET_FILES.map(({ name, kind, bytes }) => (
        <li key={name}>
          <a href={datasetUrl(name)} download={name} className={buttonClass()}>
            <Download {...iconProps()} />
            {words.quiz.download(kind, sizeText(bytes))}
          </a>
        </li>
      ))}
    </ul>
  );
}
