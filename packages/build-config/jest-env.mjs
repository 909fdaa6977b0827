// jsdom lacks the Fetch API and friends: give it Node's own.
import { TestEnvironment } from "jest-environment-jsdom";

/** Node's FormData, which fetch understands, made from a form as the browser's is. */
class FormOfElement extends FormData {
  constructor(form) {
    super();
    const isSent = ({ name, disabled, type, checked }) =>
      name && !disabled && (!/^(checkbox|radio)$/.test(type) || checked);
    for (const field of form?.elements ?? []) if (isSent(field)) this.append(field.name, field.value);
  }
}
/** jsdom's FileReader refuses Node's File. */
class ReaderOfFile extends EventTarget {
  result = null;
  readAsText = (file) => this.#settle(file.text());
  readAsArrayBuffer = (file) => this.#settle(file.arrayBuffer());
  async #settle(reading) {
    this.result = await reading;
    this.onload?.({ target: this });
    this.dispatchEvent(new Event("load"));
  }
}
export default class extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { url: "http://localhost/", ...config.projectConfig.testEnvironmentOptions },
        },
      },
      context,
    );
    for (const k of [
      "fetch",
      "Request",
      "Response",
      "Headers",
      "Blob",
      "File",
      "ReadableStream",
      "WritableStream",
      "TransformStream",
      "TextEncoder",
      "TextDecoder",
      "TextDecoderStream",
      "TextEncoderStream",
      "CompressionStream",
      "DecompressionStream",
      "BroadcastChannel",
      "structuredClone",
      "AbortController",
      "AbortSignal",
    ]) {
      if (k in globalThis)
        Object.defineProperty(this.global, k, { value: globalThis[k], configurable: true, writable: true });
    }
    this.global.FormData = FormOfElement;
    this.global.FileReader = ReaderOfFile;
  }
}
