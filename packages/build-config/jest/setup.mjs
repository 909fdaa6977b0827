import "./queries.mjs";
import "./styles.mjs";
import "./still-date.mjs";
import { File } from "node:buffer"; // the class that Node's FormData accepts
import { configure } from "@testing-library/dom";
import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as ofReact } from "react";

const frame = document.body.appendChild(document.createElement("iframe"));
const { Blob } = frame.contentWindow; // jsdom's own class, which its FileReader reads
frame.remove();
/** Node's class, which `fetch` sends and which takes no form. React passes it one, but nothing reads its fields. */
const FormDataToSend = new Proxy(FormData, { construct: (OfNode) => new OfNode() });
Object.assign(globalThis, { Blob, File, FormData: FormDataToSend });
// Only a failing test waits this long. Without a cache, Jest takes seconds to compile a dialog that a page loads later.
configure({ asyncUtilTimeout: 60_000 });
// React takes a stack trace of up to 10,000 elements a second for its warnings: a seventh of the time of tests of forms.
Object.defineProperty(ofReact, "recentlyCreatedOwnerStacks", { get: () => Number.POSITIVE_INFINITY, set() {} });
