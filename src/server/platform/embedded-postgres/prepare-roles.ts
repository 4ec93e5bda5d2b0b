import pg from 'pg'
import { databaseName } from './query-postgres.ts'

/** Owns the database and its tables; runs migrations. */
export const owner = 'bildwort_owner'
/** Reads and writes rows; owns nothing. */
export const app = 'bildwort_app'

// Any fixed number works; it only has to be the same in every process.
const roleLock = 4_711_002

/**
 * Creates the two roles that the product uses, and transfers the database, with everything that an earlier version created as superuser, to
 * the owner role. Neither is a superuser or can create roles or databases.
 */
export async function prepareRoles(superuserConnectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserConnectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin')
    // Serialises processes that start at once.
    await client.query('select pg_advisory_xact_lock($1)', [roleLock])
    await client.query(makeRoles)
    await client.query(giveAway)
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}

const makeRoles = `do $$
  declare wanted text;
  begin
    foreach wanted in array array['${owner}', '${app}'] loop
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I login', wanted);
      end if;
    end loop;
    if exists (select from pg_database where datname = '${databaseName}' and datdba <> '${owner}'::regrole) then
      alter database ${databaseName} owner to ${owner};
      revoke temporary on database ${databaseName} from public;
    end if;
  end $$`

// The schema public belongs to the owner of the database. A column's sequence follows its table.
const giveAway = `do $$
  declare command text;
  begin
    for command in
      select format('alter schema %I owner to ${owner}', nspname) from pg_namespace
        where nspname in ('drizzle', 'pgboss') and nspowner <> '${owner}'::regrole
      union all
      select format('alter %s %s owner to ${owner}',
          case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
          c.oid::regclass)
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where nspname in ('public', 'drizzle', 'pgboss') and relkind in ('r', 'p', 'S', 'v', 'm')
          and relowner <> '${owner}'::regrole
          and not exists (select from pg_depend d where relkind = 'S' and d.classid = 'pg_class'::regclass
            and d.objid = c.oid and d.deptype in ('a', 'i'))
      union all
      select format('alter routine %s owner to ${owner}', p.oid::regprocedure)
        from pg_proc p join pg_namespace n on n.oid = pronamespace
        where nspname in ('public', 'drizzle', 'pgboss') and proowner <> '${owner}'::regrole
      union all
      select format('alter type %s owner to ${owner}', t.oid::regtype)
        from pg_type t join pg_namespace n on n.oid = typnamespace
        where nspname in ('public', 'drizzle', 'pgboss') and typtype in ('e', 'd')
          and typowner <> '${owner}'::regrole
    loop
      execute command;
    end loop;
  end $$`
