import { z } from 'zod'
import { pictureRules } from '#contract/picture-rules.ts'

/** What is scanned: one page (or the pages of one sitemap), or a site by its sitemaps and links. */
export const auditDepths = ['page', 'site'] as const

export const auditStates = ['waiting', 'running', 'completed', 'stopped', 'failed'] as const
export const AuditStatus = z.enum(auditStates)
export type AuditStatus = z.infer<typeof AuditStatus>

/** Why a scan ended: everything was read, it was stopped, or it reached a limit. `nothing_read`: see the fault of its first page. */
export const auditEnds = [
  'done',
  'stopped',
  'page_limit',
  'picture_limit',
  'time_limit',
  'nothing_read',
] as const
export type AuditEnd = (typeof auditEnds)[number]

// The keys of the table, so never empty.
export const pictureRuleNames = Object.keys(pictureRules) as [
  keyof typeof pictureRules,
  ...(keyof typeof pictureRules)[],
]
export const PictureRuleName = z.enum(pictureRuleNames)
export type PictureRuleName = z.infer<typeof PictureRuleName>

/** Pictures that break a rule, by its name; those that none breaks are absent. */
const RuleCounts = z.partialRecord(PictureRuleName, z.int())
export type RuleCounts = z.infer<typeof RuleCounts>

const Sentence = z.object({ code: z.string(), message: z.string() })

export const SiteAudit = z.object({
  id: z.int(),
  /** False: it was ordered with a test token. */
  livemode: z.boolean(),
  url: z.string(),
  depth: z.enum(auditDepths),
  maxPages: z.int(),
  status: AuditStatus,
  /** Why it ended; null while it waits or runs. `nothing_read` says why. */
  end: Sentence.nullable(),
  pages: z.object({
    read: z.int(),
    /** Found, and not visited yet. */
    waiting: z.int(),
    failed: z.int(),
    /** Forbidden by robots.txt, no page, or the same as another page. */
    skipped: z.int(),
    /** Read, but visitors see something else: a login, a question about cookies, a check for robots, or what a script draws. */
    walled: z.int(),
  }),
  pictures: z.object({
    /** Each once, however many pages show it with the same text. */
    total: z.int(),
    /** With at least one fault. */
    withFaults: z.int(),
    /** Decorative on purpose. */
    decorative: z.int(),
    faults: RuleCounts,
  }),
  /** The differences to the last completed audit of the same address with the same depth; null if there is none. */
  sincePrevious: z
    .object({ id: z.int(), createdAt: z.iso.datetime(), withFaults: z.int(), faults: RuleCounts })
    .nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type SiteAudit = z.infer<typeof SiteAudit>

export const AuditedPicture = z.object({
  id: z.int(),
  /** `sitemap`: named by a sitemap only, so that its text is not known. */
  form: z.enum(['img', 'input', 'area', 'svg', 'role_img', 'og_image', 'sitemap']),
  /** Empty if it has no address of its own. */
  url: z.string(),
  /** Null: no `alt` attribute. */
  alt: z.string().nullable(),
  /** What names it instead of `alt`; usually empty. */
  label: z.string(),
  role: z.enum(['informative', 'functional', 'decorative']),
  linkTarget: z.string(),
  caption: z.string(),
  heading: z.string(),
  language: z.string(),
  selector: z.string(),
  /** The first page that shows it. */
  page: z.object({ url: z.string(), title: z.string() }),
  pageCount: z.int(),
  faults: z.array(z.object({ rule: PictureRuleName, message: z.string() })),
})
export type AuditedPicture = z.infer<typeof AuditedPicture>

export const AuditedPage = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  language: z.string(),
  status: z.enum(['read', 'failed', 'skipped']),
  /** What is to be known about it: why it was not read, or what its visitors see instead. */
  notes: z.array(Sentence),
  pictures: z.int(),
  withFaults: z.int(),
})
export type AuditedPage = z.infer<typeof AuditedPage>

/** `url` without a scheme is taken for https. */
export const AuditInput = z.strictObject({
  url: z.string().trim().min(1).max(2_000),
  depth: z.enum(auditDepths).default('site'),
  /** Default, and most: the installation's limit. */
  maxPages: z.int().min(1).max(10_000).optional(),
})
export type AuditInput = z.infer<typeof AuditInput>
