# @dryrun/{{kebab}}

The part below {{prefix}}, loaded by the shell and deployed alone.

- `src/paths.ts` has every URL, `src/remote.tsx` each page's chunk; what the part owns is in `apps/shell/remotes.dev.json`.
- `src/layout.tsx` lets the right role through and draws the frame; `src/messages.en-in.ts` has the words.
- `src/features/` has the pages, one folder for what belongs together.
- With the shell alone: `npm run dev -- {{kebab}}`.

May import: `api-client/*/{{role}}`, `auth`, `design-system`, `domain`, `frame`, the facades of `remote-kit`.
Must not: import another part, the shell or the API.
