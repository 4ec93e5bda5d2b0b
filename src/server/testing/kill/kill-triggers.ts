/** First half of the key of each advisory lock that a statement waits for; the second is the user's id. */
export const killLock = 4_711_900

export const beforeCommit = 0

/**
 * Lets a test stop a transaction behind each of its writing statements, and before its commit, without a word of it in the
 * product: triggers on every table count the statements of a transaction, note them, and wait for an advisory lock
 * where `kill_cases` says so. A transaction is known by what it does: it writes a job (`start`), asks it to stop
 * (`stop`), closes its last chunk (`settle`), hears of a payment (`purchase`), or does something with a job's first
 * image: claims its question (`claim`), writes its outcome (`record`), copies that to one that follows it (`copy`). Of a single
 * picture: takes it in (`begin`), or ends it (`end`).
 * Statements before that are not waited behind.
 */
export const killTriggers = `
create unlogged table kill_trace (transaction bigint, step int, statement text, start_of int, stop_of int,
  settle_of int, purchase_of int, claim_of int, record_of int, copy_of int, begin_of int, end_of int);
create unlogged table kill_cases (user_id int, kind text, step int);

create function kill_setting(name text) returns int language sql as $$
  select nullif(current_setting('kill.' || name, true), '')::int
$$;

create function kill_wait(reached int) returns void language plpgsql as $$
declare one record;
begin
  for one in select user_id from kill_cases where step = reached
    and user_id = kill_setting(kind || '_of')
  loop
    perform pg_advisory_xact_lock(${killLock}, one.user_id);
  end loop;
end $$;

create function kill_step() returns trigger language plpgsql as $$
declare reached int := coalesce(kill_setting('step'), 0) + 1;
begin
  perform set_config('kill.step', reached::text, true);
  insert into kill_trace values (txid_current(), reached, lower(tg_op) || ' ' || tg_table_name,
    kill_setting('start_of'), kill_setting('stop_of'), kill_setting('settle_of'),
    kill_setting('purchase_of'), kill_setting('claim_of'), kill_setting('record_of'), kill_setting('copy_of'),
    kill_setting('begin_of'), kill_setting('end_of'));
  perform kill_wait(reached);
  return null;
end $$;

create function kill_commit() returns trigger language plpgsql as $$
begin
  perform kill_wait(${beforeCommit});
  return null;
end $$;

create function kill_mark() returns trigger language plpgsql as $$
begin
  perform set_config('kill.' || tg_argv[0], new.user_id::text, true);
  return null;
end $$;

create function kill_mark_settle() returns trigger language plpgsql as $$
begin
  if new.state = 'done' and old.state <> 'done'
    and not exists (select from job_chunks where job_id = new.job_id and state <> 'done')
  then
    perform set_config('kill.settle_of', (select user_id from jobs where id = new.job_id)::text, true);
  end if;
  return null;
end $$;

create function kill_mark_image() returns trigger language plpgsql as $$
begin
  perform set_config('kill.' || tg_argv[0], (select user_id from jobs where id = new.job_id)::text, true);
  return null;
end $$;

do $$
declare one record;
begin
  for one in
    select format('%I.%I', schema.nspname, relation.relname) as name
    from pg_class relation join pg_namespace schema on schema.oid = relation.relnamespace
    where schema.nspname in ('public', 'pgboss') and relation.relkind in ('r', 'p')
      and not relation.relname like 'kill%'
  loop
    execute format('create trigger kill_step after insert or update or delete on %s
      for each statement execute function kill_step()', one.name);
  end loop;
end $$;

create trigger kill_mark_start after insert on jobs
  for each row execute function kill_mark('start_of');
create trigger kill_mark_stop after update of stop_requested on jobs
  for each row execute function kill_mark('stop_of');
create trigger kill_mark_settle after update on job_chunks
  for each row execute function kill_mark_settle();
create trigger kill_mark_purchase after update of payment_intent_id on purchases
  for each row when (new.payment_intent_id is not null) execute function kill_mark('purchase_of');
create trigger kill_mark_claim after update of ask_key on job_images
  for each row when (new.position = 1 and old.ask_key is null and new.ask_key is not null)
  execute function kill_mark_image('claim_of');
create trigger kill_mark_record after update of state on job_images
  for each row when (new.position = 1 and old.state = 'pending' and new.state = 'succeeded')
  execute function kill_mark_image('record_of');
create trigger kill_mark_copy after update of state on job_images
  for each row when (new.follows = 1 and old.state = 'pending' and new.state = 'succeeded')
  execute function kill_mark_image('copy_of');

create trigger kill_mark_begin after insert on jobs
  for each row when (new.kind = 'single') execute function kill_mark('begin_of');
create trigger kill_mark_end after update of leased_until on single_images
  for each row when (new.leased_until is null) execute function kill_mark('end_of');

create constraint trigger kill_commit after insert or update on jobs deferrable initially deferred
  for each row execute function kill_commit();
create constraint trigger kill_commit after update on purchases deferrable initially deferred
  for each row execute function kill_commit();
create constraint trigger kill_commit after update of ask_key on job_images deferrable initially deferred
  for each row execute function kill_commit();
`
