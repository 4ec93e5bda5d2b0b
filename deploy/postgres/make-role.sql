-- Run once by the image of PostgreSQL, when its volume is empty: the product's role owns its database and is no superuser.
-- The superuser then has no password, and so reaches the server from inside of its container alone.
\getenv password POSTGRES_PASSWORD
create role bildwort login password :'password';
create database bildwort owner bildwort;
revoke temporary on database bildwort from public;
alter role current_user password null;
