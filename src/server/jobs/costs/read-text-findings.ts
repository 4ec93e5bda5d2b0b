import { sql } from 'drizzle-orm'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import type { TextFinding } from '#contract/entities/provider-cost.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { bookPeriodInSql } from '#server/platform/statements/book-period-in-sql.ts'

const columns = {
  provider: column.text,
  model: column.text,
  rule: column.text,
  hard: column.number,
  soft: column.number,
  repaired: column.number,
}

/** The findings in the answers for jobs that ended within the period, by model; those that caused most retries first. */
export async function readTextFindings(db: Database, period: BookPeriod): Promise<TextFinding[]> {
  const { contains } = bookPeriodInSql(period)
  return await readRows(
    db,
    columns,
    sql`
    select provider, model, rule,
      coalesce(sum(answers) filter (where kind = 'hard'), 0) as hard,
      coalesce(sum(answers) filter (where kind = 'soft'), 0) as soft,
      coalesce(sum(answers) filter (where kind = 'repaired'), 0) as repaired
    from text_findings where ${contains(sql`ended_at`)}
    group by provider, model, rule order by hard desc, repaired desc, soft desc, rule, provider, model`,
  )
}
