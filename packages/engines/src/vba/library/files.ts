import { UnsupportedError } from "../../meter.ts";
import type { Session } from "../model/session.ts";
import { fail } from "../values/errors.ts";
import { matchesLike } from "../values/like.ts";
import { dateOf, int, long, type Value } from "../values/value.ts";
import { isGiven, textAt, wholeAt } from "./args.ts";
import { fn, type Library } from "./builtin.ts";

const slashes = (path: string) => path.replaceAll("/", "\\").replaceAll(/\\{2,}/g, "\\");
export const folderOf = (path: string) => slashes(path).slice(0, slashes(path).lastIndexOf("\\") + 1);
export const fileName = (path: string) => slashes(path).slice(slashes(path).lastIndexOf("\\") + 1);

/** Returns the folders that the data names, and those of its files and the workbook, with a backslash at the end. */
export function foldersOf(session: Session): Set<string> {
  const folders = new Set<string>();
  for (const path of [...session.files.map((file) => file.path), ...session.books.map((book) => book.path)]) {
    let folder = folderOf(path);
    while (folder !== "") {
      folders.add(folder.toLowerCase());
      folder = folderOf(folder.slice(0, -1));
    }
  }
  return folders;
}

/** Returns the paths of files, without folders, including open workbooks that were saved. */
export const pathsOf = (session: Session): string[] => [
  ...session.files.map((file) => slashes(file.path)).filter((path) => !path.endsWith("\\")),
  ...session.books.map((book) => book.path).filter((path) => path.includes("\\") && !session.file(path)),
];

function listed(session: Session, path: string, folders: boolean): string[] {
  const pattern = slashes(path);
  const [folder, name] = [folderOf(pattern).toLowerCase(), fileName(pattern)];
  if (name.includes("[")) throw new UnsupportedError("Dir with a bracket in its pattern");
  const wanted = name === "" || name === "*.*" ? "*" : name.replaceAll("#", "[#]");
  const matchingPaths = pathsOf(session)
    .filter((one) => folderOf(one).toLowerCase() === folder && matchesLike(fileName(one), wanted, true))
    .map(fileName);
  if (!folders) return matchingPaths;
  const knownFolders = foldersOf(session);
  const whole = name === "" ? folder : `${folder}${name.toLowerCase()}\\`;
  const inner = [...knownFolders]
    .filter((one) => folderOf(one.slice(0, -1)) === folder)
    .map((one) => fileName(one.slice(0, -1)));
  const here = (name === "" || name === ".") && knownFolders.has(name === "" ? whole : folder) ? ["."] : [];
  return [...here, ...inner.filter((one) => matchesLike(one, wanted, true)), ...matchingPaths];
}

function dir(args: Value[], session: Session): Value {
  if (isGiven(args, 0)) session.listing = listed(session, textAt(args, 0), (wholeAt(args, 1, 0) & 16) !== 0);
  else if (session.listing.length === 0) return fail(5);
  else session.listing.shift();
  return session.listing[0] ?? "";
}

const [FOLDER, FILE] = [16, 32];

function attributesOf(path: string, session: Session): number {
  if (session.file(path)) return FILE;
  const folder = `${slashes(path).replace(/\\$/, "").toLowerCase()}\\`;
  return foldersOf(session).has(folder) ? FOLDER : fail(53);
}

const refused = (what: string) =>
  fn("a b c d e f", () => {
    throw new UnsupportedError(what);
  });

export const FILES: Library = {
  dir: fn("PathName Attributes", dir),
  filelen: fn("PathName", (args, session) => long(session.file(textAt(args, 0))?.size ?? fail(53))),
  filedatetime: fn("PathName", (args, session) => dateOf(session.file(textAt(args, 0))?.modified ?? fail(53))),
  curdir: refused("CurDir"),
  freefile: refused("FreeFile"),
  eof: refused("EOF"),
  environ: refused("Environ"),
  shell: refused("Shell"),
  getobject: refused("GetObject"),
  getattr: fn("PathName", (args, session) => int(attributesOf(textAt(args, 0), session))),
  command: refused("Command"),
  getsetting: refused("GetSetting"),
  callbyname: refused("CallByName"),
  loadpicture: refused("LoadPicture"),
};
