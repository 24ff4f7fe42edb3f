-- Gives the site a role and a database of its own in PostgreSQL: it may do as it likes with what is in that
-- database and nothing else, so that a fault in the site is not one in the whole server.
--
-- Called by the container at its first start; afterwards by hand, as often as one likes, to make the database
-- anew for a restore, to change the password, or to bring an installation from before up to date:
--   docker compose exec postgres psql --username=postgres --file=/docker-entrypoint-initdb.d/site-database.sql

\set ON_ERROR_STOP on
\if :{?role}
\else
  \set role sampan
  \set database sampan
  \set password `cat /run/secrets/database-password`
\endif

select not exists (select from pg_roles where rolname = :'role') as is_new \gset
\if :is_new
  create role :"role";
\endif
alter role :"role" with login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

select not exists (select from pg_database where datname = :'database') as is_new \gset
\if :is_new
  create database :"database" encoding 'UTF8' template template0;
\endif
revoke all on database :"database" from public, :"role";
grant connect on database :"database" to :"role";
-- Everybody may connect to these by default, and see there who and what else is on this server.
revoke connect on database postgres, template1 from public;

\connect :"database"
revoke all on schema public from public;
alter schema public owner to :"role";
-- What an installation from before has made there belongs to another role. Sequences go with their tables.
select format('alter table %s owner to %I', oid::regclass, :'role')
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    and relowner <> :'role'::regrole
\gexec
