#!/bin/sh
# Proves the README's two commands on a machine that has Debian and Node and nothing else: makes a Debian in a new folder with
# debootstrap, copies Node and the committed files into it, and runs the commands there as a user without rights. Run it as root.
#
#   docs/deploy/fresh-machine.sh /var/tmp/fresh              # npm ci && npm start: pages, a login, an order
#   docs/deploy/fresh-machine.sh /var/tmp/fresh npm test     # the same, then npm test
#
# The folder is kept, to look at; a second run uses its Debian again. Environment: PORT (3900), SUITE (bookworm), MIRROR.
set -eu
# its mounts are not visible outside, and end with it
[ -n "${OWN_MOUNTS:-}" ] || OWN_MOUNTS=1 exec unshare --mount --propagation private "$0" "$@"
root=${1:?usage: fresh-machine.sh <folder> [command that runs after the start]}
shift
port=${PORT:-3900}
here=$(cd "$(dirname "$0")/../.." && pwd)
seconds() { date +%s; }
say() { printf '%s\n' "$*"; }

if [ ! -e "$root/etc/debian_version" ]; then
    began=$(seconds)
    debootstrap --variant=minbase --include=ca-certificates "${SUITE:-bookworm}" "$root" "${MIRROR:-http://deb.debian.org/debian}" > "$root.log"
    say "Debian ${SUITE:-bookworm}, $(du -sm "$root" | cut -f1) MB, in $(($(seconds) - began)) s"
fi

# Node as it is on this machine, with its npm, and the way to the registry
node=$(readlink -f "$(command -v node)")
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$root/usr/local/lib/node_modules"
cp "$node" "$root/usr/local/bin/node"
cp -R "$npm" "$root/usr/local/lib/node_modules/"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
cp /etc/resolv.conf "$root/etc/resolv.conf"
echo "127.0.0.1 localhost" > "$root/etc/hosts"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"

# what is committed, for a user who has no rights
chroot "$root" id market > /dev/null 2>&1 || chroot "$root" useradd --create-home market
rm -rf "$root/home/market/storefront"
mkdir "$root/home/market/storefront"
git -C "$here" archive HEAD | tar -x -C "$root/home/market/storefront"
chroot "$root" chown -R market:market /home/market/storefront

inside() {
    chroot --userspec=market:market "$root" /usr/bin/env -i HOME=/home/market PATH=/usr/local/bin:/usr/bin:/bin LANG=C.UTF-8 \
        PORT="$port" NPM_CONFIG_CAFILE=/etc/ssl/certs/ca-certificates.crt NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
        sh -c "cd /home/market/storefront && $1"
}
# the program itself: npm and its shell pass a signal on twice or not at all
stop() {
    [ -e "$root/tmp/session" ] || return 0
    program=$(ps --sid "$(cat "$root/tmp/session")" -o pid=,args= | awk '$2 ~ /node$/ && /scripts\/start\.ts/ { print $1; exit }')
    rm "$root/tmp/session"
    [ -z "$program" ] || kill "$program"
    wait
}
trap stop EXIT
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mkdir -p "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"

began=$(seconds)
inside 'npm ci'
say "npm ci: $(($(seconds) - began)) s, $(du -sm "$root/home/market/storefront/node_modules" | cut -f1) MB"

began=$(seconds)
{ inside 'exec setsid sh -c "echo \$\$ > /tmp/session && exec npm start"' || rm -f "$root/tmp/session"; } > "$root.start.log" 2>&1 &
sleep 2
ready="fetch('http://127.0.0.1:$port/readyz').then((answer) => answer.text(), () => '').then(console.log)"
until [ "$("$node" -e "$ready")" = ready ]; do
    [ -e "$root/tmp/session" ] || { cat "$root.start.log"; exit 1; }
    sleep 2
done
say "npm start, until it is ready: $(($(seconds) - began)) s (build, database, demo data)"

# pages, then a login and an order by the same calls as the pages make
inside 'cat > ~/first-order.mts && node --import tsx ~/first-order.mts' << 'PROOF'
const { Visitor } = await import('/home/market/storefront/tests/support/visitor.ts')
const origin = `http://localhost:${process.env.PORT}`
for (const path of ['/', '/wares?gt=1', '/login', '/news', '/console']) {
  const { status } = await fetch(origin + path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
}
const buyer = await new Visitor(origin).logIn('13800000001')
const { list } = await buyer.do('GET /goods/getGoodsList', { sort: 'priceAsc' })
const { goodsSn, price } = list[0]
const { orderSn } = await buyer.do('POST /order/placeOrder', { goodsSn, price, agree: '1' })
console.log(`five pages, and order ${orderSn} of ${goodsSn} at ${price}`)
process.exit(0)
PROOF

stop
if [ $# -gt 0 ]; then
    began=$(seconds)
    inside "$*"
    say "$*: $(($(seconds) - began)) s"
fi
