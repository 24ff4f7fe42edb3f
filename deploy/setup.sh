#!/bin/sh
# sh deploy/setup.sh DOMAIN EMAIL
#
# Puts the site on a server with Debian 12, Ubuntu 24.04 or newer, as root: packages, user, settings, service, and
# Caddy with a certificate in front. What is there already stays, also what others have put there, so it may be
# called again and goes on where it was. DOMAIN is the bare name in small letters, EMAIL whoever signs in first. The
# variable BACKUP_TO names a second place for the backups, as .env.example explains it; without it you are asked.
set -eu
usage() {
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
}
[ $# -eq 2 ] || usage
domain=$1 email=$2
case $domain in *[!a-z0-9.-]* | [.-]* | *[.-] | '') usage ;; *.*) ;; *) usage ;; esac
case $email in *[!A-Za-z0-9.@_+-]* | @* | *@) usage ;; *@*.*) ;; *) usage ;; esac
# Another root is for trying this script out.
root=${SETUP_ROOT:-}
opt=$root/opt/sampan env=$root/etc/sampan/env local=$root/usr/local/bin
here=$(cd "$(dirname "$0")/.." && pwd)

# Not an argument, which everybody on this machine could read.
second=${BACKUP_TO:-}
if [ -z "$second" ] && [ -t 0 ] && ! grep -qs '^BACKUP_TO=' "$env"; then
  echo "Where do copies of the backups go, away from this server? https://KEY:SECRET@HOST/BUCKET, the path of a folder that"
  echo "is mounted from another machine, or nothing for now:"
  read -r second
fi
case $second in
  *\'* | *[[:space:]]*) usage ;;
  '' | /* | http://*:*@* | https://*:*@*) ;;
  *) usage ;;
esac

step() { printf '\n%s\n' "$1"; }
stop() {
  printf '%s\n' "$@" >&2
  exit 1
}
setting() { sed -n "s/^$1=//p" "$env"; }
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
# The last field of `ss -p` names the program.
taken() { ss -ltnpH "sport = :$1" | grep -v "$2" | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | head -n 1; }

step "1/9 This server"
[ "$(id -u)" = 0 ] || stop "Call this as root: sudo sh deploy/setup.sh $domain $email"
. "$root/etc/os-release"
case $ID:${VERSION_ID:-999} in
  debian:1[2-9]* | debian:[2-9][0-9]* | debian:999 | ubuntu:2[4-9].* | ubuntu:[3-9]?.*) ;;
  *) stop "This is ${PRETTY_NAME:-$ID}; Debian 12, Ubuntu 24.04 or newer is needed." ;;
esac
echo "${PRETTY_NAME:-$ID}"

step "2/9 The name $domain"
own=$(hostname -I)
leads=$(getent ahosts "$domain" | awk '{ print $1 }' | sort -u)
[ "$leads" ] || stop "$domain leads nowhere yet. Where you have the name from, enter an A record with the address of this" \
  "server ($own), wait some minutes, and call this again."
for address in $leads; do
  case " $own " in *" $address "*) continue ;; esac
  # A server behind a translating router does not know its public address.
  case " $own " in
    *" 10."* | *" 192.168."* | *" 172.1"[6-9].* | *" 172.2"?.* | *" 172.3"[01].*)
      echo "It leads to $address, which this server cannot see to be its own; the certificate will tell."
      continue
      ;;
  esac
  stop "$domain leads to $address, and this server is $own. Correct the A record (and AAAA, if there is one), wait some" \
    "minutes, and call this again."
done

step "3/9 Ports"
for port in 80 443; do
  other=$(taken $port '"caddy"')
  [ -z "$other" ] || stop "Port $port is taken by $other. Stop it, or let it pass $domain on to port 3000 as" \
    "docs/operations/install.md says, and install by hand."
done
systemctl is-active --quiet sampan@3000 || {
  other=$(taken 3000 -)
  [ -z "$other" ] || stop "Port 3000 is taken by $other, and the site needs it."
}
echo "80, 443 and 3000 are free or ours."

step "4/9 Packages"
missing=
for package in npm caddy curl; do
  command -v $package > /dev/null || missing="$missing $package"
done
if [ "$missing" ]; then
  export DEBIAN_FRONTEND=noninteractive
  # shellcheck disable=SC2086
  apt-get update -q && apt-get install -q -y $missing
else
  echo "npm, caddy and curl are there."
fi

step "5/9 The program, in /opt/sampan"
if [ "$here" != "$opt" ]; then
  [ ! -e "$opt" ] || stop "There is a site in /opt/sampan already. Upgrade it as docs/operations/run.md says, or call its own" \
    "deploy/setup.sh."
  # Under another name first: what was cut off is no site.
  mkdir -p "$root/opt"
  rm -rf "$opt.new"
  cp -a "$here" "$opt.new"
  mv -T "$opt.new" "$opt"
fi
cd "$opt"
npm run build

step "6/9 User and settings, in /etc/sampan/env"
id sampan > /dev/null 2>&1 || useradd --system --home-dir /var/lib/sampan --shell /usr/sbin/nologin sampan
if [ ! -e "$env" ]; then
  umask 077
  mkdir -p "$root/etc/sampan"
  chmod 755 "$root/etc/sampan"
  sed -e "s|^PUBLIC_ORIGIN=.*|PUBLIC_ORIGIN=https://$domain|" -e "s|^FIRST_STAFF_EMAIL=.*|FIRST_STAFF_EMAIL=$email|" \
    -e "s|^FIRST_STAFF_PASSWORD=.*|FIRST_STAFF_PASSWORD=$(random 8)|" \
    -e "s|^#BACKUP_PASSPHRASE=.*|BACKUP_PASSPHRASE=$(random 16)|" deploy/systemd/env.example > "$env.new"
  chgrp sampan "$env.new"
  chmod 640 "$env.new"
  mv "$env.new" "$env"
  umask 022
fi
made=
if [ "$second" ] && [ -z "$(setting BACKUP_TO)" ]; then
  [ -z "$(tail -c 1 "$env")" ] || echo >> "$env"
  [ "$(setting BACKUP_PASSPHRASE)" ] || {
    made=1
    echo "BACKUP_PASSPHRASE=$(random 16)" >> "$env"
  }
  # Not echo, which makes something else of a \ here and there.
  printf "BACKUP_TO='%s'\n" "$second" >> "$env"
  # Where it runs already it has read the settings of before.
  ! systemctl is-active --quiet sampan@3000 || systemctl stop sampan@3000
fi
[ "$(setting PUBLIC_ORIGIN)" = "https://$domain" ] || stop "$env says PUBLIC_ORIGIN=$(setting PUBLIC_ORIGIN). Call this with that name, or change it there."

step "7/9 The service sampan@3000"
unit=$root/etc/systemd/system/sampan@.service
second=$(setting BACKUP_TO | tr -d "'")
mkdir -p "$local" "$unit.d"
case $second in
  /*) printf '[Service]\nReadWritePaths=-%s\n' "$second" > "$unit.d/second-place.conf" ;;
esac
ln -sfn "$(node bin/run.mjs -p process.execPath)" "$local/sampan-node"
install -m 755 deploy/systemd/sampan "$local/"
install -m 644 deploy/systemd/sampan@.service "$unit"
systemctl daemon-reload
systemctl enable --now sampan@3000 || stop "The site does not start. Why: journalctl -u sampan@3000 -n 30"

step "8/9 Caddy"
mkdir -p "$root/etc/caddy"
caddyfile=$root/etc/caddy/Caddyfile
sed -e "s/{\$SITE_DOMAIN:localhost}/$domain/" deploy/Caddyfile > "$root/etc/caddy/sampan.caddy"
grep -qs '^import sampan.caddy$' "$caddyfile" || {
  # Beside what others serve there, which stays as it is.
  if [ -e "$caddyfile" ]; then cp "$caddyfile" "$caddyfile.new"; else : > "$caddyfile.new"; fi
  printf '\nimport sampan.caddy\n' >> "$caddyfile.new"
  caddy validate --adapter caddyfile --config "$caddyfile.new" > /dev/null 2>&1 || {
    rm "$caddyfile.new"
    stop "Caddy cannot serve $domain beside what it serves now. See: caddy validate --config $caddyfile"
  }
  mv "$caddyfile.new" "$caddyfile"
}
systemctl enable caddy
systemctl reload-or-restart caddy

step "9/9 https://$domain"
tries=${SETUP_TRIES:-30}
until curl -fsS --max-time 5 "https://$domain/healthz" > /dev/null 2>&1; do
  tries=$((tries - 1))
  [ $tries -gt 0 ] || stop "https://$domain does not answer. Are ports 80 and 443 open in the firewall of the provider? Caddy says more:" \
    "journalctl -u caddy -n 30. Then call this again."
  sleep 2
done

printf '\nThe site runs at https://%s\n' "$domain"
if [ "$(setting FIRST_STAFF_PASSWORD)" ]; then
  echo "Sign in at https://$domain/admin as $(setting FIRST_STAFF_EMAIL) with $(setting FIRST_STAFF_PASSWORD)"
  echo "and choose a password of your own; then take both FIRST_STAFF_ lines out of /etc/sampan/env."
fi
if [ "$(setting FIRST_STAFF_PASSWORD)$made" ]; then
  echo "Write down in another place what opens the backups: $(setting BACKUP_PASSPHRASE)"
fi
if [ "$(setting BACKUP_TO)" ]; then
  echo "Backups go to the second place too, at the latest ten minutes after something was written."
else
  echo "Backups stay on this server: if it is lost, everything is. Until there is a second place Status says so. Name one:"
  echo "BACKUP_TO=https://KEY:SECRET@HOST/BUCKET sh /opt/sampan/deploy/setup.sh $domain $email"
fi
if [ "$(setting SMTP_URL)$(setting BACKUP_TO)" ]; then
  sh "$local/sampan" check-services || echo "Correct /etc/sampan/env, then: systemctl restart sampan@3000"
fi
if [ -z "$(setting SMTP_URL)" ]; then
  echo "Mail is not set up: messages are kept in the Inbox, and nobody is mailed. Enter SMTP_URL, MAIL_FROM and MAIL_TO in"
  echo "/etc/sampan/env, then: systemctl restart sampan@3000 && sampan check-services"
fi
