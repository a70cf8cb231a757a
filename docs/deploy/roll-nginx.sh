#!/bin/sh
# Replaces one instance behind nginx without an error: takes it out of the upstream, restarts it, puts it back. nginx has no
# active health checks, so its configuration is changed.
set -eu
usage='usage: roll-nginx.sh <nginx.conf> <address of the instance, e.g. 127.0.0.1:3000> <command that restarts it>'
conf=${1:?$usage} address=${2:?$usage} restart=${3:?$usage}
mark() {
    sed -i "s/^\( *server $address[^;]*\);/\1 down;/" "$conf"
    nginx -c "$conf" -s reload
}
unmark() {
    sed -i "s/^\( *server $address[^;]*\) down;/\1;/" "$conf"
    nginx -c "$conf" -s reload
}
trap unmark EXIT
mark
# requests that nginx was sending
sleep 2
sh -c "$restart"
until curl -fs "http://$address/readyz" > /dev/null; do sleep 1; done
