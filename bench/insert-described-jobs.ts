import type pg from 'pg'

interface DescribedJobs {
  /** Each job is that of one of them, in turn. */
  userIds: number[]
  jobs: number
  imagesPerJob: number
}

/**
 * Completed jobs as if they had been described, each tenth image failed, in texts that are all different and of words that
 * come back: one in two hundred images is found by `leuchtturm`. Nothing is charged, and keys of other tables are not checked.
 */
export async function insertDescribedJobs(
  client: pg.ClientBase,
  { userIds, jobs, imagesPerJob }: DescribedJobs,
): Promise<number[]> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  const { rows } = await client.query<{ id: number }>(insertJobs, [userIds, jobs, imagesPerJob])
  const ids = rows.map(({ id }) => id)
  await client.query(insertImages, [ids, imagesPerJob])
  await client.query(insertTexts, [ids])
  await client.query('commit')
  return ids
}

const insertJobs = `
  insert into jobs (user_id, status, filename, list_kind, columns, format, languages, prompt_type, custom_prompt, price_cents,
    total_images, succeeded, failed, started_at, finished_at, searchable_to)
  select ($1::int[])[1 + n % cardinality($1::int[])], 'completed', 'list-' || n || '.csv', 'csv', '{id,url}', 'csv', '{de,en}',
    'system', '', 52, $3::int, $3::int - $3::int / 10, $3::int / 10, now(), now(), null
  from generate_series(1, $2::int) n returning id`

// The digests are random, as those of pictures are: what an index over them costs is measured, too.
const insertImages = `
  insert into job_images (job_id, position, url, filename, context, source, state, done_number, done_at, interpretation, keywords,
    used_keywords, unused_keywords, language_versions, fault, purpose, risk, has_thumbnail, ask_key, alt_key, provider, model,
    prompt_version)
  select id, n, 'https://bilder.example.org/' || id || '/hof-' || n || '.jpg', 'hof-' || n || '.jpg', '',
    json_build_array(n::text, 'https://bilder.example.org/' || id || '/hof-' || n || '.jpg'),
    case when failed then 'failed' else 'succeeded' end, n, now(), 'Das Bild zeigt ' || words, '{Hafen,Innenhof}', '{Hafen}',
    '{Innenhof}',
    case when not failed then jsonb_build_object(
      'de', jsonb_build_object('altText', words, 'description', 'Davor ' || words || ', dahinter das Haus ' || n),
      'en', jsonb_build_object('altText', words, 'description', 'In front ' || words || ', behind it house ' || n)) end,
    case when failed then '{"code":"not_a_picture"}'::jsonb end,
    case when n % 20 = 1 then 'decorative' else 'informative' end, case when n % 25 = 2 then 3 else 0 end, false,
    sha256(convert_to('ask ' || id || ' ' || n, 'utf8')), sha256(convert_to('alt ' || id || ' ' || n, 'utf8')),
    'anthropic', 'claude-haiku-5-5', '4'
  from unnest($1::int[]) id, generate_series(1, $2::int) n,
    lateral (select n % 10 = 0 as failed, (
      select string_agg(case when word = 3 then 'Leuchtturm' else substr(md5(word::text), 1, 7) end, ' ')
      from (select (id * 7919 + n * (13 + 2 * place) + place * 31) % 1000 as word from generate_series(1, 5) place) drawn
    ) as words) as made`

const insertTexts = `
  insert into image_search (job_id, position, text)
  select job_id, position, lower(filename || E'\\n' || interpretation || E'\\n' || 'hafen innenhof')
  from job_images where job_id = any($1::int[]) and state = 'succeeded'`
