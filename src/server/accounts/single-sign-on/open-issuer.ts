import * as oidc from 'openid-client'
import type { Settings } from '#server/platform/read-settings.ts'
import { fetchOfIssuer } from './fetch-of-issuer.ts'
import { type Person, readPerson } from './person.ts'

/** What one sign-in is known by: the issuer hands `state` and `nonce` back, and never sees `verifier` before it is due. */
export interface Proofs {
  state: string
  nonce: string
  verifier: string
}

export interface Issuer {
  /** Where a browser is sent to. `isFresh`: whoever is signed in there already is asked again, and the issuer says when they were. */
  authorize(proofs: Proofs, options: { isFresh: boolean }): Promise<URL>
  /** Whom the issuer's answer, the query that the browser came back with, is about. Throws for every answer that is not right. */
  redeem(answer: URLSearchParams, proofs: Proofs): Promise<Person>
}

/** The issuer could not be asked, or did not answer as one. */
export class IssuerUnreachable extends Error {}

/** For each of the few questions of a sign-in. */
const patienceSeconds = 10
/** An issuer's addresses hardly ever change; its keys are looked after by themselves. */
const describedForMs = 60 * 60_000
/** A library that knows its keys for less would not ask again for one that it does not find. */
const knownForSeconds = 60

export const callbackPath = '/api/login/oidc/callback'

/** The issuer of the settings, or null. Nothing is asked before somebody signs in: one that is down keeps nobody from anything else. */
export function openIssuer(settings: Settings): Issuer | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ADMIN_GROUP, PUBLIC_URL } = settings
  if (!OIDC_ISSUER) return null
  const address = new URL(OIDC_ISSUER)
  const redirectUri = PUBLIC_URL + callbackPath
  const setUp = [
    oidc.enableNonRepudiationChecks,
    ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
  ]
  const fetch = fetchOfIssuer(address)
  let described: { metadata: Promise<oidc.ServerMetadata>; until: number } | null = null
  let keys: oidc.ExportedJWKSCache | undefined

  function describe(): Promise<oidc.ServerMetadata> {
    if (described && Date.now() < described.until) return described.metadata
    const asked = oidc
      .discovery(address, OIDC_CLIENT_ID, undefined, undefined, {
        execute: setUp,
        [oidc.customFetch]: fetch,
        timeout: patienceSeconds,
      })
      .then((configuration) => configuration.serverMetadata())
    const known = { metadata: asked, until: Date.now() + describedForMs }
    described = known
    // The next who comes asks anew.
    asked.catch(() => {
      if (described === known) described = null
    })
    return asked
  }

  /** One for each sign-in: the library looks for new keys once in the life of a configuration. */
  async function configure(): Promise<oidc.Configuration> {
    const metadata = await describe().catch((cause) => {
      throw new IssuerUnreachable('no description', { cause })
    })
    const methods = metadata.token_endpoint_auth_methods_supported
    const prove = methods?.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic
    const configuration = new oidc.Configuration(
      metadata,
      OIDC_CLIENT_ID,
      undefined,
      prove(OIDC_CLIENT_SECRET),
    )
    configuration[oidc.customFetch] = fetch
    configuration.timeout = patienceSeconds
    for (const set of setUp) set(configuration)
    return configuration
  }

  return {
    async authorize({ state, nonce, verifier }, { isFresh }) {
      const configuration = await configure()
      const { scopes_supported: offered } = configuration.serverMetadata()
      const asksGroups = OIDC_ADMIN_GROUP !== '' && offered?.includes('groups')
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: asksGroups ? 'openid email profile groups' : 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // `prompt` asks anew; `max_age` obliges the issuer to say when somebody last showed it who they are.
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
      })
    },

    async redeem(answer, { state, nonce, verifier }) {
      const configuration = await configure()
      if (keys) {
        const uat = Math.min(keys.uat, Math.floor(Date.now() / 1000) - knownForSeconds)
        oidc.setJwksCache(configuration, { ...keys, uat })
      }
      const callback = new URL(redirectUri)
      callback.search = answer.toString()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await oidc.authorizationCodeGrant(configuration, callback, checks)
      keys = oidc.getJwksCache(configuration)
      const token = tokens.claims()
      if (!token) throw new Error('no token of who it is')
      const { userinfo_endpoint } = configuration.serverMetadata()
      const info = userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, token.sub)
        : null
      return readPerson(token, info)
    },
  }
}
