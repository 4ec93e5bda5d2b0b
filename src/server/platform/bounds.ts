import { limits } from '#contract/limits.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What of a body is still taken once its call is answered. */
export interface UnreadBody {
  withinMs: number
  bytes: number
}

/**
 * How much one user, and one process for everybody together, may have under way: what a stranger sends is bounded in time,
 * memory, disk and money. What is counted in memory holds for one process; two web processes allow twice as much.
 * What the browser holds as well stands in `#contract/limits.ts`. Source: docs/specification.md#bounds
 */
export const bounds = {
  /** In the database, for all processes together; `RATE_LIMIT=off` leaves it out. */
  startsPerUser: { max: 60, windowMs: hourMs, bound: 'startsPerUser' },
  /** Starts that are refused, for example because they cost too much, don't count as starts until there are so many. In the database. */
  refusedStartsPerUser: { max: 300, windowMs: hourMs },
  /** Lists on their way in, from the first byte to the answer. In memory. */
  uploadsAtOnce: { perUser: 2, perProcess: 8 },
  /** A list that comes slower, measured over the time so far, is broken off. */
  uploadBytesPerSecond: 10_000,
  /**
   * Of a thread that reads a list, and for each image that a job may have. More than any list needs that keeps the other bounds; one
   * that needs more ends its thread, and nothing else.
   */
  listReader: { megabytes: 80, bytesPerImage: 200, semiSpaceMegabytes: 16 },
  /** Of rows that name several pictures: what is kept of them again, for each picture after the first. */
  repeatedCharacters: 400_000_000,
  /** A list that is no larger is read at once, without a thread that would first have to start. */
  listReadInPlaceBytes: 64_000,
  /** Before that an upload is not measured: a line may take a while to begin. */
  uploadGraceMs: 8_000,
  /** No list is taken that would leave less on the disk. */
  diskKeptFreeBytes: 1_000_000_000,
  /** For the headers of every call, and then for the whole body of every call that is no upload. */
  bodyWithinMs: 30_000,
  /** Small pictures of any address. In memory. */
  previewsAtOnce: { perUser: limits.previewsAtOnce, perProcess: 8 },
  /** A screen asks for some more than its user has places. In memory. */
  previewsInLine: { perUser: 32, perProcess: 128 },
  /** Of a body that is still coming when its call is answered: browsers read the answer once all of it was taken. */
  unreadBody: { withinMs: 5_000, bytes: 20_000_000 },
  previewBytes: 10_000_000,
  /** Of the pictures of all previews under way in a process, as they came. */
  previewBytesAtOnce: 64_000_000,
  previewPixels: 25_000_000,
  /** Images that are fetched to be looked at closely. In memory. */
  viewsAtOnce: { perUser: limits.viewsAtOnce, perProcess: 8 },
  /** Who goes through a list quickly asks for the next before the last has come. In memory. */
  viewsInLine: { perUser: 16, perProcess: 64 },
  /** Of pictures that are larger there is no view, though they may be described. */
  viewBytes: 25_000_000,
  /** Of the pictures of all views under way in a process, as they came. */
  viewBytesAtOnce: 75_000_000,
  viewPixels: 50_000_000,
  /** Of all views that a machine keeps; the oldest go. */
  viewsKeptBytes: 1_000_000_000,
  viewsKeptMs: 24 * hourMs,
  /** Event streams; one more ends the oldest. In memory. */
  streamsPerUser: 20,
  /** Reading through a large job. In memory. */
  searchesAtOnce: { perUser: 2, perProcess: 8 },
  /** Who types quickly begins a search before the last one has ended. In memory. */
  searchesInLine: { perUser: 4, perProcess: 64 },
  /** Uploaded lists that are given back with texts, until their last byte is sent. In memory. */
  fillingsAtOnce: { perUser: 2, perProcess: 8 },
  /** What the texts of workbooks take meanwhile, all together: as much as one may have. In memory. */
  filledTextsBytes: 170_000_000,
  /** Forms with an image on their way in, to the disk, until they are there and known to repeat no other call. In memory. */
  picturesComingIn: { perUser: 8, perProcess: 48 },
  /** JSON bodies of the API above `smallBodyBytes`, from their headers until they are answered: each is whole in memory. */
  largeBodiesAtOnce: { perUser: 2, perProcess: 8 },
  smallBodyBytes: 1_000_000,
  /** The API answers the same `Idempotency-Key` again. */
  idempotencyKeptHours: 24,
  /** A call that does not renew its claim for so long was killed: its key can be claimed again. Renewed every quarter of it. */
  idempotencyLeaseMs: 20_000,
  /** A repeat waits for the answer of its first call. */
  idempotencyWaitMs: 30_000,
  /** Of the database, for one statement. */
  statementMs: 30_000,
  /** The same where a large job is started, ended or removed, and where all money is recomputed. */
  longStatementMs: 10 * minuteMs,
  /** Of an answer of an AI provider, or of reCAPTCHA, once it is unpacked. */
  providerAnswerBytes: 2_000_000,
  /** Passwords that wait to be hashed: of somebody who is or was signed in here, and of anybody. In memory. */
  hashesWaiting: { known: 20, stranger: 30 },
  /** Calls that nobody pays for, in 24 hours: the larger of a number and a share of the pictures of that time. */
  unpaidCallsPerUser: { atLeast: 500, shareOfPictures: 0.1 },
} as const
