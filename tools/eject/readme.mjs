/** Returns the README of a part's own repository, with the text of the part's own README. */
export const readmeOf = ({ name }, before) => `${before.trimEnd()}

## This repository

It has the part ${name} alone. The packages of the product that it needs are tarballs in \`packages/\`, named by
\`package.json\` and \`pnpm-workspace.yaml\`. Node 20 or later and npm are needed; the pinned Node is a dependency.

| command                                              | what it does                                                                          |
| ---------------------------------------------------- | ------------------------------------------------------------------------------------- |
| \`npx pnpm@12 install\`                                | installs the dependencies                                                             |
| \`npm run build\`                                      | builds the release into \`dist/\`                                                       |
| \`npm test\`                                           | runs the tests; \`npm test -- <pattern>\` some of them                                  |
| \`npm run typecheck\`                                  | checks the types                                                                      |
| \`npm run dev -- --site <address>\`                    | serves the site at that address on port 3000, with this ${name === "shell" ? "shell" : "part"} built here |
| \`npm run release -- --to <target> --site <address>\`  | builds, checks, uploads and tries it, then gives it to everybody; \`--canary 5\` to 5%  |
| \`npm run rollback -- --to <target> --site <address>\` | goes back to the release before                                                       |
| \`npm run releases -- --to <target>\`                  | lists the releases; \`--watch\` compares a canary with the current one                  |

A target is a folder, or \`s3://bucket/prefix\`. \`part.json\` says what the part owns. \`facade.lock.json\` and \`contracts.lock.json\` describe the
shell and the API that the packages were made for; a release compares what the part uses of them with those that are live.
\`npm run eject -- ${name} --to <this folder> --packages\` in the product's repository brings newer packages.
`;
