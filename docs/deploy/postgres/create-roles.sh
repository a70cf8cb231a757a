#!/bin/sh
# Creates the two roles of .env.example and the database: owner has the tables (npm run setup, npm run migrate), app gets rows
# only. Once, as a superuser of the server (PGHOST, PGPORT, PGUSER), with OWNER_PASSWORD and APP_PASSWORD.
set -eu
: "${OWNER_PASSWORD:?}" "${APP_PASSWORD:?}"
psql -v ON_ERROR_STOP=1 -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" --username "${POSTGRES_USER:-${PGUSER:-postgres}}" --dbname postgres << 'SQL'
create role owner login password :'owner_password';
create role app login password :'app_password';
create database market owner owner encoding 'UTF8' locale 'C.UTF-8' template template0;
-- who migrates may do what the program may
grant app to owner;
revoke all on database market from public;
grant connect on database market to app;
SQL
