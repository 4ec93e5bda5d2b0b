import { browserSupportsWebAuthn, WebAuthnError } from '@simplewebauthn/browser'
import { CallError } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { currentTexts } from '#web/i18n/use-texts.ts'
import { passkeyTexts } from './passkey-texts.ts'

/**
 * The message for a passkey that could not be created or used. Browsers do not tell a website whether no passkey exists or the user pressed
 * Cancel, since that would reveal something about the visitor.
 */
export function passkeyFault(error: unknown, act: 'make' | 'use'): string {
  const t = currentTexts(passkeyTexts)
  if (error instanceof CallError) return messageFor(error)
  if (!browserSupportsWebAuthn()) return t('unsupported')
  if (!(error instanceof WebAuthnError)) {
    return error instanceof TypeError ? messageFor(error) : t('deviceFailed')
  }
  switch (error.code) {
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return t('wrongAddress')
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return t('known')
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return t('unfitDevice')
    case 'ERROR_CEREMONY_ABORTED':
    case 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY':
      return t(act === 'make' ? 'cancelledAdding' : 'cancelled')
    default:
      return t('deviceFailed')
  }
}
