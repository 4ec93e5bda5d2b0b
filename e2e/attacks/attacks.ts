import { resetLinks, wrongPasswords } from './account-under-attack.ts'
import type { Attack } from './attack.ts'
import { brokenRules } from './broken-rules.ts'
import { floodingProvider } from './flooding-provider.ts'
import { freeRepeats } from './free-repeats.ts'
import { hungUpCalls } from './hung-up-calls.ts'
import { keptRows, manyStarts } from './kept-rows.ts'
import { goneWithin, largeRow } from './large-rows.ts'
import { largeWorkbooks } from './large-workbooks.ts'
import { manyPreviews, previewOfVisitor } from './many-previews.ts'
import { manySearches } from './many-searches.ts'
import { manyStreams } from './many-streams.ts'
import { nonsenseWebhooks } from './nonsense-webhooks.ts'
import { formulaCells, longNames, privateHosts } from './odd-lists.ts'
import { accountsTold, germanIssues, tellingNames, unknownOrders } from './odd-questions.ts'
import { brokenRequests, frameCookie, unknownPaths, wrongHosts } from './odd-requests.ts'
import { parkedByMany, parkedByUser, parkedByVisitor, slowUpload } from './parked-uploads.ts'
import { commonPasswords, creditAgain, sessionsEnd } from './sessions.ts'
import { slowBodies } from './slow-bodies.ts'
import { typedLanguages } from './typed-languages.ts'
import { wideHeader } from './wide-header.ts'

/**
 * All attacks in the order in which they run: resource exhaustion, locking others out, and the rest. With `isLong`, one account is attacked
 * for ten minutes.
 */
export function attacks({ isLong }: { isLong: boolean }): Attack[] {
  return [
    wideHeader,
    largeRow(20),
    largeRow(100),
    goneWithin(100, 0.5),
    goneWithin(100, 1),
    largeWorkbooks,
    parkedByVisitor,
    parkedByUser,
    parkedByMany,
    slowUpload,
    manyPreviews('one user'),
    manyPreviews('25 users'),
    previewOfVisitor,
    freeRepeats,
    brokenRules,
    keptRows,
    manyStarts,
    floodingProvider,
    manyStreams,
    manySearches,
    slowBodies,
    hungUpCalls(500),
    hungUpCalls(10_000),
    hungUpCalls(10_000, 'nginx'),
    hungUpCalls(10_000, 'caddy'),
    wrongPasswords(isLong),
    resetLinks(isLong),
    accountsTold,
    tellingNames,
    typedLanguages,
    frameCookie,
    sessionsEnd,
    commonPasswords,
    creditAgain,
    formulaCells,
    privateHosts,
    longNames,
    nonsenseWebhooks,
    unknownPaths,
    wrongHosts,
    brokenRequests,
    germanIssues,
    unknownOrders,
  ]
}
