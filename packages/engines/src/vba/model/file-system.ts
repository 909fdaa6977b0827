import { textAt } from "../library/args.ts";
import { fileName, folderOf, foldersOf, pathsOf } from "../library/files.ts";
import { fail } from "../values/errors.ts";
import { define } from "../values/object.ts";
import { dateOf, long, type Members, Obj, type Value } from "../values/value.ts";
import type { Session } from "./session.ts";

const extension = (path: string) => (fileName(path).includes(".") ? (fileName(path).split(".").at(-1) ?? "") : "");
const withSlash = (path: string) => (path.endsWith("\\") ? path : `${path}\\`);

class FileItem extends Obj {
  readonly type = "File";
  override readonly byDefault = "Path";
  readonly session: Session;
  readonly path: string;
  readonly members: Members = FILE;
  constructor(session: Session, path: string) {
    super();
    this.session = session;
    this.path = path;
  }
}

const FILE = define<FileItem>({
  Name: (self) => fileName(self.path),
  Path: (self) => self.path,
  Size: (self) => long(self.session.file(self.path)?.size ?? fail(53)),
  ParentFolder: (self) => new Folder(self.session, folderOf(self.path)),
  DateLastModified: (self) => dateOf(self.session.file(self.path)?.modified ?? fail(53)),
});

class List extends Obj {
  readonly type: string;
  readonly items: Obj[];
  readonly members = LIST;
  constructor(type: "Files" | "Folders", items: Obj[]) {
    super();
    this.type = type;
    this.items = items;
  }
  override iterate(): Iterator<Value> {
    return this.items[Symbol.iterator]();
  }
}
const LIST = define<List>({ Count: (self) => long(self.items.length) });

class Folder extends Obj {
  readonly type = "Folder";
  override readonly byDefault = "Path";
  readonly session: Session;
  readonly path: string;
  readonly members: Members = FOLDER;
  constructor(session: Session, path: string) {
    super();
    this.session = session;
    this.path = withSlash(path);
  }
}

const FOLDER = define<Folder>({
  Path: (self) => self.path.slice(0, -1),
  Name: (self) => fileName(self.path.slice(0, -1)),
  Files: (self) =>
    new List(
      "Files",
      pathsOf(self.session)
        .filter((path) => folderOf(path).toLowerCase() === self.path.toLowerCase())
        .map((path) => new FileItem(self.session, path)),
    ),
  SubFolders: (self) => new List("Folders", innerFolders(self.session, self.path)),
  ParentFolder: (self) => new Folder(self.session, folderOf(self.path.slice(0, -1))),
});

/** Returns the folders in a folder, as the data's paths write them. */
function innerFolders(session: Session, folder: string): Folder[] {
  const inner = new Map<string, string>();
  for (const path of pathsOf(session)) {
    const [name, rest] = path.slice(folder.length).split("\\");
    if (name && rest !== undefined && path.toLowerCase().startsWith(folder.toLowerCase()))
      inner.set(name.toLowerCase(), name);
  }
  return [...inner.values()].map((name) => new Folder(session, folder + name));
}

/** Scripting.FileSystemObject over the data's virtual files; it reads only names. */
export class FileSystem extends Obj {
  readonly type = "FileSystemObject";
  readonly session: Session;
  readonly members = FILE_SYSTEM;
  constructor(session: Session) {
    super();
    this.session = session;
  }
  hasFile(path: string): boolean {
    return pathsOf(this.session).some((one) => one.toLowerCase() === path.toLowerCase());
  }
  hasFolder(path: string): boolean {
    return foldersOf(this.session).has(withSlash(path).toLowerCase());
  }
}

const FILE_SYSTEM = define<FileSystem>({
  FileExists: { params: "FileSpec", get: (self, args) => self.hasFile(textAt(args, 0)) },
  FolderExists: { params: "FolderSpec", get: (self, args) => self.hasFolder(textAt(args, 0)) },
  GetFile: {
    params: "FilePath",
    get: (self, args) => (self.hasFile(textAt(args, 0)) ? new FileItem(self.session, textAt(args, 0)) : fail(53)),
  },
  GetFolder: {
    params: "FolderPath",
    get: (self, args) => (self.hasFolder(textAt(args, 0)) ? new Folder(self.session, textAt(args, 0)) : fail(76)),
  },
  GetExtensionName: { params: "Path", get: (_, args) => extension(textAt(args, 0)) },
  GetFileName: { params: "PathSpec", get: (_, args) => fileName(textAt(args, 0)) },
  GetBaseName: {
    params: "Path",
    get: (_, args) => {
      const name = fileName(textAt(args, 0));
      return extension(name) === "" ? name : name.slice(0, -extension(name).length - 1);
    },
  },
  GetParentFolderName: { params: "Path", get: (_, args) => folderOf(textAt(args, 0)).slice(0, -1) },
  BuildPath: { params: "Path Name", get: (_, args) => withSlash(textAt(args, 0)) + textAt(args, 1) },
});
