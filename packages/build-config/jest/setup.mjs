import { File } from "node:buffer"; // which Node's FormData accepts
import { configure } from "@testing-library/dom";

const frame = document.body.appendChild(document.createElement("iframe"));
const { Blob, FormData: FormDataOfPage } = frame.contentWindow; // jsdom's own, which read its forms and files
frame.remove();
/** Node's class, which `fetch` sends, with the fields of a form. */
class FormDataToSend extends FormData {
  constructor(...form) {
    super();
    for (const [name, value] of new FormDataOfPage(...form)) this.append(name, value);
  }
}
Object.assign(globalThis, { Blob, File, FormData: FormDataToSend });
// Without a cache Jest takes seconds to compile a dialog that a page loads later. Only a failing test waits longer.
configure({ asyncUtilTimeout: 20_000 });
