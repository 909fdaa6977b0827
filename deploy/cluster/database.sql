-- Once, as postgres on the primary: the role of Dryrun and its database. It owns its database and nothing else.
create role dryrun login password '${DATABASE_PASSWORD}';
create database dryrun owner dryrun encoding 'UTF8' template template0;
