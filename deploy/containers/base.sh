#!/bin/sh
# Makes the base image localhost/dryrun-node:22 from Debian's mirror, the workspace's Node and npm, if docker.io cannot be
# reached. As root, after `npm run build`; needs debootstrap and buildah (deploy/packages.sh). Then:
#   buildah build --format docker --build-arg NODE_IMAGE=localhost/dryrun-node:22 --target api -f deploy/containers/Containerfile .
# Additional certificate authorities of this machine (of a proxy that opens TLS) are copied into it: do not publish an image with such a base.
set -eu

image=localhost/dryrun-node:22
here=$(cd "$(dirname "$0")/../.." && pwd)
node="$here/node_modules/node/bin/node"
[ -x "$node" ] || { echo "The pinned Node is missing: run \`npm run build\` first." >&2; exit 2; }

work=$(mktemp -d)
container=
finish() {
  [ -z "$container" ] || buildah rm "$container" > /dev/null
  rm -rf "$work"
}
trap finish EXIT

debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
rm -rf "$work/root/var/cache/apt/archives" "$work/root/var/lib/apt/lists" "$work/root/usr/share/doc" "$work/root/usr/share/man"
install -m 755 "$node" "$work/root/usr/local/bin/node"
(cd "$work" && npm pack --silent npm@10.9.4 > /dev/null && tar -xzf npm-10.9.4.tgz)
mkdir -p "$work/root/usr/local/lib/node_modules"
mv "$work/package" "$work/root/usr/local/lib/node_modules/npm"
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$work/root/usr/local/bin/$name"; done
for file in /usr/local/share/ca-certificates/*.crt; do
  if [ -e "$file" ]; then cp "$file" "$work/root/usr/local/share/ca-certificates/"; fi
done
chroot "$work/root" update-ca-certificates > /dev/null

container=$(buildah from scratch)
buildah copy --quiet "$container" "$work/root" / > /dev/null
# Node reads only its built-in authorities; this adds those of the system.
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt --cmd node "$container"
buildah commit --quiet "$container" "$image"
