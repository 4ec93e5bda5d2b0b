import { refersToFeature } from './find-refused-feature.ts'
import type { ProviderError } from './provider-error.ts'

/**
 * Whose fault an error is, by its evidence. The picture's: `refused` for its content, `damaged`, `too_large`. The key's: `key`, and
 * `account` where money is missing. `rate`: wait. The server's: `slow`, `error`. `unknown`: ask the control question.
 */
export type Fault =
  | 'refused'
  | 'damaged'
  | 'too_large'
  | 'key'
  | 'account'
  | 'rate'
  | 'slow'
  | 'error'
  | 'unknown'

const busy = [429, 503, 529]
/** Without a wait it is no order to come more rarely, but a server that is overloaded or starts. */
const overloaded = [408, 503, 504]

/** Decides by what servers say before the status that they say it with: gateways send any of them with any status. */
export function findFault({ status, words, isPage }: ProviderError, waitMs: number | null): Fault {
  if (status === 401) return 'key'
  if (isPage) return findFaultByStatus(status)
  const isOfContent = saysContent(words)
  if (isOfContent && !ownerIsBarred.test(words) && !busy.includes(status)) return 'refused'
  if (waitMs !== null) return 'rate'
  if (requestTooLarge.test(words)) return 'too_large'
  if (busy.includes(status) && !noMoney.test(words)) return findFaultByStatus(status)
  if (status === 402 || noMoney.test(words)) return 'account'
  if (status === 403 || (badKey.test(words) && status < 500)) return 'key'
  if (status === 413) return 'too_large'
  // A server that takes no pictures says so of every one.
  if (refersToFeature(words) || takesNoPictures.test(words)) return 'unknown'
  const ofPicture = findPictureFault(words)
  // Of a server that is itself in trouble words prove little.
  if (ofPicture) return status >= 500 ? 'unknown' : ofPicture
  return findFaultByStatus(status)
}

/** Whether words or a finish reason are about what can be seen in a picture. */
export function saysContent(words: string): boolean {
  return content.test(words)
}

function findFaultByStatus(status: number): Fault {
  if (status === 413) return 'too_large'
  if (overloaded.includes(status)) return 'slow'
  if (busy.includes(status)) return 'rate'
  return status >= 500 && status !== 501 ? 'error' : 'unknown'
}

function findPictureFault(words: string): 'refused' | 'damaged' | 'too_large' | null {
  const prose = words.replace(paths, ' ')
  if (!picture.test(prose) || !fails.test(prose)) return null
  if (tooLarge.test(prose)) return 'too_large'
  return /small|restriction/i.test(prose) ? 'refused' : 'damaged'
}

const content = new RegExp(
  [
    'content[ _-]?(filter|polic|management|moderat|safety|check|exists risk)',
    '(usage|safety|acceptable use|guardrail) (polic|guideline|system|filter|setting|check)',
    'violat\\w* (our|the|usage|content|safety)\\b',
    'responsible ?ai|polic(y|ies)[ _]?violat|guardrail|moderat(ion|ed)|inspection|flagged|considered high risk',
    'inappropriate|prohibited[ _]?content|safety[ _]?(check|block|reason)|harmful|unsafe|nsfw|csam|sexual',
    '(?<!case[ -])\\bsensitive\\b|敏感|违规|不安全|审核',
  ].join('|'),
  'i',
)
/** Whose account, key or place is meant, not what the picture shows. */
const ownerIsBarred =
  /\byour (account|organi[sz]ation|project|team|api key|key|access|subscription)\b[^.]*(flagged|suspend|terminat|disabled|deactivat|blocked|banned|restrict|violat)/i
const noMoney =
  /insufficient[ _-](\w+[ _-])?(quota|balance|funds|credit)|quota is not enough|credit balance|\bbilling\b|more credits|out of credit|payment required|arrearage|good standing|余额不足|欠费/i
const badKey =
  /(api[ _-]?key|credential|authenticat\w*|access token)\b[^.]*(invalid|not valid|incorrect|expired|missing|malformed|revoked|fail)|(invalid|incorrect|expired|missing|no) (api[ _-]?key|credential|authenticat)/i
const takesNoPictures =
  /(model|server|endpoint)s?\b.*\bsupports?\b.*\bimage|\bimages?(_url| inputs?)?\b.*\b(not|only) (currently )?(supported|enabled)|image inputs?\b.*disabled|at most \d+ image|multi-?modal|\bvision\b|mmproj/i
/** Names of fields and modules, in which a picture is mentioned by the way. */
const paths = /\b\w+(?:[.[\]]+\w+|_\w+)+[\w.[\]]*/g
const picture = /\b(images?|pictures?|photos?|jpe?g|png)\b|图片|图像/i
const fails =
  /process|decod|identif|\bread|load|open|pars|valid|corrupt|damag|truncat|broken|support|format|dimension|size|pixel|resolution|restriction|small|large|big|exceed|maximum|at most|unable|can ?not|could not|fail|match|无法|失败/i
/** One question uses up more than a minute holds: waiting does not help. */
const requestTooLarge = /\b(request|prompt|input|message)s? (is |are )?too (large|long|big)\b/i
const tooLarge = /exceed|too[ _]?(large|big)|maximum|at most|smaller than/i
