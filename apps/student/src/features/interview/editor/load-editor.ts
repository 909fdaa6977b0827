import { TABS_BELOW } from "../preflight/device-check.ts";

type CodeEditorModule = typeof import("./code-editor.tsx");
let loaded: CodeEditorModule | null = null;

/** Loads the code editor's chunk; requested in the first step, so that it is ready when the clock starts. */
export async function loadCodeEditor(): Promise<CodeEditorModule> {
  loaded ??= await import("./code-editor.tsx");
  return loaded;
}
export const loadedCodeEditor = () => loaded;

/** Whether the device has a mouse or a pen, enough room and no Save-Data; otherwise the textarea is the better editor. */
export function wantsCodeEditor(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
  return matches("(pointer: fine)") && matches(`(min-width: ${TABS_BELOW}px)`) && !connection?.saveData;
}
