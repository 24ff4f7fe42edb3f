#!/bin/sh
# sh prepare.sh DOMAIN EMAIL
#
# Makes what compose.yaml needs and git must not have: .env with the domain and who signs in first, and
# secrets/ with random passwords. What is there already stays, so it may be called again. DOMAIN is the bare
# name in small letters, without https://. The variable BACKUP_TO names a bucket for the backups, away from this machine:
# https://KEY:SECRET@HOST/BUCKET; without it you are asked.
set -eu
cd "$(dirname "$0")"
usage() {
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
}
[ $# -eq 2 ] || usage
case $1 in *[!a-z0-9.-]*) usage ;; esac
second=${BACKUP_TO:-}
if [ -z "$second" ] && [ -t 0 ] && ! grep -qs '^BACKUP_TO=' .env; then
  echo "Where do copies of the backups go, away from this machine? https://KEY:SECRET@HOST/BUCKET, or nothing for now:"
  read -r second
fi
case $second in
  *\'* | *[[:space:]]*) usage ;;
  '' | http://*:*@* | https://*:*@*) ;;
  *) usage ;;
esac
umask 077

if [ ! -e .env ]; then
  sed -e "s|^SITE_DOMAIN=.*|SITE_DOMAIN=$1|" -e "s|^FIRST_STAFF_EMAIL=.*|FIRST_STAFF_EMAIL=$2|" \
    .env.example > .env
fi
if [ "$second" ] && ! grep -q '^BACKUP_TO=' .env; then printf "BACKUP_TO='%s'\n" "$second" >> .env; fi

# Nobody else gets into the folder; the files may be read, because the site runs as another user.
mkdir -p secrets
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
keep() {
  [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"
  chmod 444 "secrets/$1"
}
keep postgres-password "$(random 24)"
# An installation from before had one role, and its password stands in database-url.
former=$(sed -n 's|^postgres://sampan:\([^@]*\)@.*|\1|p' secrets/database-url 2> /dev/null || true)
keep database-password "${former:-$(random 24)}"
keep database-url "postgres://sampan:$(cat secrets/database-password)@postgres:5432/sampan"
keep s3-access-key-id "GK$(random 16)"
keep s3-secret-access-key "$(random 32)"
keep garage.env "GARAGE_RPC_SECRET=$(random 32)
GARAGE_DEFAULT_BUCKET=sampan
GARAGE_DEFAULT_ACCESS_KEY=$(cat secrets/s3-access-key-id)
GARAGE_DEFAULT_SECRET_KEY=$(cat secrets/s3-secret-access-key)"
phrase=secrets/backup-passphrase
[ -e $phrase ] || isNew=1
keep backup-passphrase "$(random 24)"
keep first-staff-password "$(random 12)"

setting() { sed -n "s/^$1=//p" .env; }
echo "Ready. Once it runs, sign in at https://$(setting SITE_DOMAIN)/admin as $(setting FIRST_STAFF_EMAIL)"
echo "with $(cat secrets/first-staff-password)"
[ -z "${isNew:-}" ] || echo "Write down in another place what opens the backups: $(cat $phrase)"
[ "$(setting BACKUP_TO)" ] || {
  echo "Backups stay on this machine: if it is lost, everything is. Name a second place as BACKUP_TO in .env."
}
