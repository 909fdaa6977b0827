import { textAt } from "../library/args.ts";
import { fileName, folderOf, foldersOf, pathsOf } from "../library/files.ts";
import { fail } from "../values/errors.ts";
import { define } from "../values/object.ts";
import { dateOf, long, Obj, type Value } from "../values/value.ts";
import type { Session } from "./session.ts";

const extension = (path: string) => (fileName(path).includes(".") ? (fileName(path).split(".").at(-1) ?? "") : "");
const withSlash = (path: string) => (path.endsWith("\\") ? path : `${path}\\`);

class FileItem extends Obj {
  readonly type = "File";
  override readonly byDefault = "Path";
  readonly session: Session;
  readonly path: string;
  readonly members = FILE;
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
  DateLastModified: (self) => dateOf(self.session.file(self.path)?.modified ?? fail(53)),
});

class FileList extends Obj {
  readonly type = "Files";
  readonly files: FileItem[];
  readonly members = FILE_LIST;
  constructor(files: FileItem[]) {
    super();
    this.files = files;
  }
  override iterate(): Iterator<Value> {
    return this.files[Symbol.iterator]();
  }
}
const FILE_LIST = define<FileList>({ Count: (self) => long(self.files.length) });

class Folder extends Obj {
  readonly type = "Folder";
  override readonly byDefault = "Path";
  readonly session: Session;
  readonly path: string;
  readonly members = FOLDER;
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
    new FileList(
      pathsOf(self.session)
        .filter((path) => folderOf(path).toLowerCase() === self.path.toLowerCase())
        .map((path) => new FileItem(self.session, path)),
    ),
});

/** Scripting.FileSystemObject over the made files of the world; it reads names only. */
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
