import { Button } from "@dryrun/design-system/actions/button";
import { useState } from "react";
import * as s from "./share-part.module.css";
import { sharing } from "./sharing.en-in.ts";
import { type Contents, usePreview } from "./use-preview.ts";

const text = sharing.form;

/** The public page as it will be: made by the same code, without scripts; its typeface needs the origin. */
export function PagePreview({ sessionId, contents }: { sessionId: string; contents: Contents }) {
  const { html, hasFailed, retry } = usePreview(sessionId, contents);
  const [height, setHeight] = useState<number>();
  if (hasFailed)
    return (
      <div className={s.buttons}>
        <p role="alert">{text.previewFailed}</p>
        <Button size="s" onClick={retry}>
          {text.preview}
        </Button>
      </div>
    );
  return (
    <iframe
      className={s.preview}
      style={{ blockSize: height }}
      title={text.preview}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  );
}
