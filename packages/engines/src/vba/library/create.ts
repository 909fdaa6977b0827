import { UnsupportedError } from "../../meter.ts";
import { Collection } from "../model/collection.ts";
import { Dictionary } from "../model/dictionary.ts";
import { FileSystem } from "../model/file-system.ts";
import type { Session } from "../model/session.ts";
import type { Value } from "../values/value.ts";

/** Creates an object of an allowed class; any other class could access the machine. */
export function createObject(type: string, session: Session): Value {
  if (type === "collection") return new Collection(session);
  if (type === "dictionary" || type === "scripting.dictionary") return new Dictionary(session);
  if (type === "filesystemobject" || type === "scripting.filesystemobject") return new FileSystem(session);
  throw new UnsupportedError(`CreateObject("${type}")`);
}
