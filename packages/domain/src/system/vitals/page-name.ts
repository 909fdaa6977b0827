/** Returns the name under which a path is counted: ids and the tokens of links are `:id`. */
export const pageNameOf = (path: string) => path.replace(/[^/]{41,}|[^/]*[^/a-z_:-][^/]*/g, ":id");
