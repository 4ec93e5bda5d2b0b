import { z } from 'zod'

/** How calls with a token of the API are refused, and how the making of one is. Part of `refusals`. */
export const tokenRefusals = {
  token_missing: {
    status: 401,
    de: 'Es fehlt ein Zugangstoken. Bitte senden Sie eines im Kopf „Authorization: Bearer\u00a0…“ oder „X-Api-Key“.',
    en: 'An access token is missing. Please send one in the header “Authorization: Bearer …” or “X-Api-Key”.',
  },
  tokens_differ: {
    status: 401,
    de: 'Die Anfrage enthält zwei verschiedene Zugangstoken, in „Authorization“ und in „X-Api-Key“. Bitte senden Sie nur eines.',
    en: 'The request contains two different access tokens, in “Authorization” and in “X-Api-Key”. Please send only one.',
  },
  token_mistyped: {
    status: 401,
    de: 'Das ist kein Zugangstoken von Bildwort: Es ist unvollständig oder enthält einen Schreibfehler.',
    en: 'This is not a Bildwort access token: it is incomplete or mistyped.',
  },
  token_unknown: {
    status: 401,
    de: 'Dieses Zugangstoken gibt es hier nicht oder nicht mehr. Bitte legen Sie ein neues an.',
    en: 'This access token does not exist or no longer exists. Please create a new one.',
  },
  token_expired: {
    status: 401,
    details: z.object({ expiredAt: z.iso.datetime() }),
    de: 'Dieses Zugangstoken ist seit {{expiredAt}} abgelaufen. Bitte legen Sie ein neues an.',
    en: 'This access token expired at {{expiredAt}}. Please create a new one.',
  },
  token_revoked: {
    status: 401,
    details: z.object({ revokedAt: z.iso.datetime() }),
    de: 'Dieses Zugangstoken wurde am {{revokedAt}} widerrufen. Bitte legen Sie ein neues an.',
    en: 'This access token was revoked at {{revokedAt}}. Please create a new one.',
  },
  token_suspended: {
    status: 403,
    de: 'Das Konto, zu dem dieses Zugangstoken gehört, ist gesperrt. Bitte wenden Sie sich an einen Administrator.',
    en: 'The account of this access token is suspended. Please contact an administrator.',
  },
  scope_missing: {
    status: 403,
    details: z.object({ scope: z.string() }),
    de: 'Diesem Zugangstoken fehlt das Recht „{{scope}}“.',
    en: 'This access token lacks the scope “{{scope}}”.',
  },
  token_cap_reached: {
    status: 402,
    details: z.object({ capCents: z.int(), spentCents: z.int(), costCents: z.int() }),
    de: 'Das Monatslimit dieses Zugangstokens würde damit überschritten: {{spentCents}} von {{capCents}} Cent sind ausgegeben oder vorgemerkt, und das kann {{costCents}} Cent kosten.',
    en: 'This would exceed the monthly limit of this access token: {{spentCents}} of {{capCents}} cents are spent or held, and this can cost {{costCents}} cents.',
  },
  over_max_cost: {
    status: 402,
    details: z.object({ maxCostCents: z.int(), costCents: z.int() }),
    de: 'Das kann {{costCents}} Cent kosten und damit mehr als die erlaubten {{maxCostCents}} Cent (maxCost). Es wurde nichts gestartet.',
    en: 'This can cost {{costCents}} cents, more than the {{maxCostCents}} cents that were allowed (maxCost). Nothing was started.',
  },
  too_many_calls: {
    status: 429,
    details: z.object({ limit: z.enum(['calls', 'images']), max: z.int(), retryAfterSeconds: z.int() }),
    de: 'Die Zugangstoken eines Kontos erlauben zusammen {{max}} Aufrufe dieser Art in der Minute; Testdaten zählen getrennt. Bitte warten Sie {{retryAfterSeconds}} Sekunden.',
    en: 'The access tokens of an account allow {{max}} calls of this kind a minute, counted separately for live and test data. Please wait {{retryAfterSeconds}} seconds.',
  },
  method_not_allowed: {
    status: 405,
    details: z.object({ allowed: z.array(z.string()) }),
    de: 'Diese Adresse kennt diese Methode nicht. Möglich: {{allowed}}.',
    en: 'This address does not support this method. Possible: {{allowed}}.',
  },
  idempotency_running: {
    status: 409,
    de: 'Ein Aufruf mit diesem Idempotency-Key läuft noch. Bitte fragen Sie in einigen Sekunden mit demselben Schlüssel noch einmal.',
    en: 'A call with this Idempotency-Key is still running. Please ask again with the same key in a few seconds.',
  },
  idempotency_mismatch: {
    status: 422,
    de: 'Dieser Idempotency-Key gehört zu einem anderen Aufruf. Bitte senden Sie denselben Inhalt noch einmal oder nehmen Sie einen neuen Schlüssel.',
    en: 'This Idempotency-Key belongs to a different call. Please send the same content again or use a new key.',
  },
  too_many_tokens: {
    status: 409,
    details: z.object({ maxTokens: z.int() }),
    de: 'Mehr als {{maxTokens}} Zugangstoken sind nicht möglich. Bitte widerrufen Sie zuerst eines.',
    en: 'You can have at most {{maxTokens}} access tokens. Please revoke one first.',
  },
  webhook_url_refused: {
    status: 400,
    de: 'An diese Adresse wird nichts gesendet. Nötig ist eine öffentliche Adresse mit https, ohne Benutzernamen und Passwort darin.',
    en: 'Nothing is sent to this address. It must be a public https address without a user name and password in it.',
  },
  webhook_off: {
    status: 409,
    de: 'Dieser Webhook ist abgeschaltet. Bitte schalten Sie ihn zuerst ein.',
    en: 'This webhook is turned off. Please turn it on first.',
  },
  too_many_webhooks: {
    status: 409,
    details: z.object({ maxWebhooks: z.int() }),
    de: 'Mehr als {{maxWebhooks}} Webhooks sind nicht möglich. Bitte löschen Sie zuerst einen.',
    en: 'You can have at most {{maxWebhooks}} webhooks. Please delete one first.',
  },
} as const
