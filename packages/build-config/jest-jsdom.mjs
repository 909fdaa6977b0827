import { TestEnvironment } from "jest-environment-jsdom";

/** Of Node: `fetch` and the classes it accepts, and what jsdom lacks. */
const OF_NODE =
  "fetch Headers Request Response File URL URLSearchParams AbortController AbortSignal ReadableStream WritableStream " +
  "TransformStream CompressionStream DecompressionStream TextEncoder TextDecoder BroadcastChannel structuredClone";

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of OF_NODE.split(" ")) this.global[name] = globalThis[name];
    const { FormData: FormDataOfPage } = this.global;
    /** Node's class, which `fetch` sends, with the fields of a form, which only jsdom's class reads. */
    this.global.FormData = class extends FormData {
      constructor(...form) {
        super();
        for (const [name, value] of new FormDataOfPage(...form)) this.append(name, value);
      }
    };
    this.global.CSS = { escape: (text) => text.replace(/["\\\]]/g, "\\$&") };
  }
  exportConditions() {
    return ["node"];
  }
}
