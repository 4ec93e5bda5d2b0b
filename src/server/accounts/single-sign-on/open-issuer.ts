import * as oidc from 'openid-client'
import type { Settings } from '#server/platform/read-settings.ts'
import { fetchOfIssuer } from './fetch-of-issuer.ts'
import { type Person, readPerson } from './person.ts'

/** The secrets of one sign-in: the issuer returns `state` and `nonce`, and receives `verifier` only when the code is redeemed. */
export interface Proofs {
  state: string
  nonce: string
  verifier: string
}

export interface Issuer {
  /**
   * The address to redirect the browser to. `isFresh`: the issuer asks users to authenticate even if they have a session there, and says
   * when they did.
   */
  authorize(proofs: Proofs, options: { isFresh: boolean }): Promise<URL>
  /** Returns the person that the issuer's answer (the query of the callback) identifies. Throws for every invalid answer. */
  redeem(answer: URLSearchParams, proofs: Proofs): Promise<Person>
}

/** The issuer cannot be reached, or does not answer like one. */
export class IssuerUnreachable extends Error {}

/** For each of the few requests of a sign-in. */
const patienceSeconds = 10
/** An issuer's endpoints hardly ever change; its keys are refreshed separately. */
const describedForMs = 60 * 60_000
/** If the library has cached the keys for less than this, it does not fetch them again for an unknown one. */
const knownForSeconds = 60

export const callbackPath = '/api/login/oidc/callback'

/** The issuer of the settings, or null. It is contacted at the first sign-in only: an issuer that is down affects nothing else. */
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
    // The next sign-in tries again.
    asked.catch(() => {
      if (described === known) described = null
    })
    return asked
  }

  /** One per sign-in: the library refreshes keys once in the lifetime of a configuration. */
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
        // `prompt` asks users to authenticate again; `max_age` obliges the issuer to report when they last did.
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
      if (!token) throw new Error('no id token')
      const { userinfo_endpoint } = configuration.serverMetadata()
      const info = userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, token.sub)
        : null
      return readPerson(token, info)
    },
  }
}
