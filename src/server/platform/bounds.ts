import { limits } from '#contract/limits.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How much of a body is still read after its call was answered. */
export interface UnreadBody {
  withinMs: number
  bytes: number
}

/**
 * What one user, and all users of one process together, can have in progress: whatever a client sends is bounded in time, memory, disk and
 * money. Bounds counted in memory apply per process; two web processes allow twice as much. Limits that the browser needs too are in
 * `#contract/limits.ts`. Source: docs/specification/bounds.md#bounds
 */
export const bounds = {
  /** In the database, across all processes; `RATE_LIMIT=off` disables it. */
  startsPerUser: { max: 60, windowMs: hourMs, bound: 'startsPerUser', said: 'starts' },
  /** The same with test tokens, for programs that are being tested: a test job costs nothing and calls nobody. */
  testStartsPerUser: { max: 240, windowMs: hourMs, bound: 'testStartsPerUser', said: 'starts' },
  /** Up to this many refused starts, for example because they cost too much, do not count as starts; nor do quotes. In the database. */
  refusedStartsPerUser: {
    max: 300,
    windowMs: hourMs,
    bound: 'refusedStartsPerUser',
    said: 'quotes',
  },
  /** Each is recorded in the audit log. In the database, like the next two. */
  webhookChangesPerUser: {
    max: 60,
    windowMs: hourMs,
    bound: 'webhookChangesPerUser',
    said: 'webhook-changes',
  },
  /** Each is a POST to somebody’s server, which the user triggers at no cost. */
  webhookSendsPerUser: { max: 60, windowMs: minuteMs, bound: 'webhookSendsPerUser', said: 'webhook-sends' },
  /** Each stays in the log for 30 days, and needs no real event. */
  webhookTestsPerUser: {
    max: 100,
    windowMs: 24 * hourMs,
    bound: 'webhookTestsPerUser',
    said: 'webhook-tests',
  },
  /** Each makes hundreds of requests to somebody’s server. In the database. */
  auditsPerUser: { max: 30, windowMs: hourMs, bound: 'auditsPerUser', said: 'audits' },
  /** Audits of one user that are not over. */
  auditsWaiting: 5,
  /** Of one user; a new one replaces the oldest. */
  auditsKept: 30,
  /** Between two requests of an audit to one host. */
  auditPaceMs: 500,
  auditMs: 10 * minuteMs,
  /** Of one page, unpacked; the rest is not read. */
  auditPageBytes: 5_000_000,
  /**
   * Pictures that are stored, in megabytes, as a multiple of `MAX_GB_PER_USER`. What is replaced, quoted or refused stays on the disk, and
   * out of that quota, until the next sweep. In the database.
   */
  storedPicturesPerUser: { timesQuota: 4, windowMs: hourMs, bound: 'storedPicturesPerUser' },
  /** Uploads of lists, from the first byte to the answer. In memory. */
  uploadsAtOnce: { perUser: 2, perProcess: 8 },
  /** Pictures, and ZIP archives of them, that are received for a job. In memory. */
  setPicturesAtOnce: { perUser: 6, perProcess: 24 },
  /** ZIP archives of pictures with their texts, until their last byte is sent. In memory. */
  pictureDownloadsAtOnce: { perUser: 1, perProcess: 4 },
  archivesAtOnce: { perUser: 1, perProcess: 2 },
  /** Uploads slower than this, averaged over the time so far, are aborted. */
  uploadBytesPerSecond: 10_000,
  /**
   * For a process that reads a list, plus bytes for each image that a job may have. Enough for any list within the other bounds; a list that
   * needs more only ends its process.
   */
  listReader: { megabytes: 80, bytesPerImage: 200, semiSpaceMegabytes: 16 },
  /** For rows that name several pictures: the text that is repeated for each picture after the first. */
  repeatedCharacters: 400_000_000,
  /** A list up to this size is read in place, without the start-up time of a process. */
  listReadInPlaceBytes: 64_000,
  /** An upload's speed is not measured before this, because a connection may take a while to start. */
  uploadGraceMs: 8_000,
  /** A list is refused if it would leave less free disk space than this. */
  diskKeptFreeBytes: 1_000_000_000,
  /** For the headers of every call, and then for the whole body of every call that is no upload. */
  bodyWithinMs: 30_000,
  /** Thumbnails of arbitrary addresses. In memory. */
  previewsAtOnce: { perUser: limits.previewsAtOnce, perProcess: 8 },
  /** A screen requests some more than its user has places. In memory. */
  previewsInLine: { perUser: 32, perProcess: 128 },
  /** For a body still arriving when its call is answered: browsers read the answer only after sending everything. */
  unreadBody: { withinMs: 5_000, bytes: 20_000_000 },
  previewBytes: 10_000_000,
  /** The source pictures of all previews in progress in a process, as received. */
  previewBytesAtOnce: 64_000_000,
  previewPixels: 25_000_000,
  /** Large views of images. In memory. */
  viewsAtOnce: { perUser: limits.viewsAtOnce, perProcess: 8 },
  /** Users who page through a list request the next view before the last one has arrived. In memory. */
  viewsInLine: { perUser: 16, perProcess: 64 },
  /** Larger pictures get no view, though they can be described. */
  viewBytes: 25_000_000,
  /** The source pictures of all views in progress in a process, as received. */
  viewBytesAtOnce: 75_000_000,
  viewPixels: 50_000_000,
  /** For all views stored on a machine; the oldest are removed. */
  viewsKeptBytes: 1_000_000_000,
  viewsKeptMs: 24 * hourMs,
  /** Event streams; one more ends the oldest. In memory. */
  streamsPerUser: 20,
  /** Searches in a large job. In memory. */
  searchesAtOnce: { perUser: 2, perProcess: 8 },
  /** Time of a search in all jobs of a user, and how many of the newest jobs with hits it finds. In PostgreSQL. */
  jobSearchMs: 5_000,
  jobsFound: 1_000,
  /** Users who type quickly start a search before the last one has ended. In memory. */
  searchesInLine: { perUser: 4, perProcess: 64 },
  /** Downloads of uploaded lists filled with texts, until their last byte is sent. In memory. */
  fillingsAtOnce: { perUser: 2, perProcess: 8 },
  /** Memory that such downloads use for texts of workbooks, in total: as much as one of them may need. */
  filledTextsBytes: 170_000_000,
  /** Uploads of forms with an image, until they are on disk and known not to repeat another call. In memory. */
  picturesComingIn: { perUser: 8, perProcess: 48 },
  /**
   * JSON bodies of the API above `smallBodyBytes`, from their headers until they are answered, because each is held in memory as a whole.
   */
  largeBodiesAtOnce: { perUser: 2, perProcess: 8 },
  smallBodyBytes: 1_000_000,
  /** How long the API answers the same `Idempotency-Key` again. */
  idempotencyKeptHours: 24,
  /** A call that has not renewed its claim for this long was killed: its key can be claimed again. Renewed every quarter of it. */
  idempotencyLeaseMs: 20_000,
  /** How long a repeat waits for the answer of its first call. */
  idempotencyWaitMs: 30_000,
  /** For one database statement. */
  statementMs: 30_000,
  /** The same where a large job is started, ended or removed, and where all money is recomputed. */
  longStatementMs: 10 * minuteMs,
  /** For an answer of an AI provider, or of reCAPTCHA, decompressed. */
  providerAnswerBytes: 2_000_000,
  /** Passwords waiting to be hashed: of users who are or were signed in with this browser, and of anybody. In memory. */
  hashesWaiting: { known: 20, stranger: 30 },
  /** Calls to providers that are not charged to the user, in 24 hours: the larger of a number and a share of the pictures in that time. */
  unpaidCallsPerUser: { atLeast: 500, shareOfPictures: 0.1 },
} as const
