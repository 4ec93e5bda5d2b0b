import type { ActorKind, AuditKind } from '#contract/entities/audit-event.ts'
import type { UiLanguage } from '#contract/languages.ts'

type Said = Record<UiLanguage, string>
interface Words {
  title: Said
  /** What more there is to say; `{{name}}` stands for a detail. */
  more?: Said
}

const keyChange = {
  de: '{{name}}: {{after}} (vorher: {{before}})',
  en: '{{name}}: {{after}} (before: {{before}})',
}
const keyGone = { de: '{{name}}: {{before}}', en: '{{name}}: {{before}}' }
const factor = { de: '{{method}}', en: '{{method}}' }
const someWebhook = { de: 'Nummer {{webhookId}}', en: 'Number {{webhookId}}' }
const oneInvitation = { de: 'Nummer {{invitationId}}', en: 'Number {{invitationId}}' }
const someJobs = { de: 'Nummer {{jobIds}}', en: 'Number {{jobIds}}' }

/** What each act on record is called. Source: docs/specification/operation.md#records */
export const auditWords = {
  signed_in: { title: { de: 'Angemeldet', en: 'Signed in' } },
  sign_in_begun: {
    title: { de: 'Passwort richtig, noch nicht angemeldet', en: 'Password correct, not signed in yet' },
    more: { de: 'Es fehlt: {{awaits}}', en: 'Waiting for: {{awaits}}' },
  },
  signed_in_by_issuer: {
    title: { de: 'Über die Einmalanmeldung angemeldet', en: 'Signed in by single sign-on' },
  },
  sign_in_refused: {
    title: { de: 'Anmeldung abgewiesen', en: 'Sign-in refused' },
    more: { de: '{{reason}}', en: '{{reason}}' },
  },
  signed_out: { title: { de: 'Abgemeldet', en: 'Signed out' } },
  sessions_ended: {
    title: { de: 'Sitzungen beendet', en: 'Sessions ended' },
    more: { de: 'Anzahl: {{sessions}}', en: 'Count: {{sessions}}' },
  },
  factor_added: { title: { de: 'Zweiter Faktor eingerichtet', en: 'Second factor set up' }, more: factor },
  factor_removed: { title: { de: 'Zweiter Faktor entfernt', en: 'Second factor removed' }, more: factor },
  factor_shown: {
    title: { de: 'Mit zweitem Faktor bestätigt', en: 'Confirmed with a second factor' },
    more: factor,
  },
  recovery_codes_made: { title: { de: 'Wiederherstellungscodes erneuert', en: 'Recovery codes renewed' } },
  recovery_code_used: {
    title: { de: 'Wiederherstellungscode verwendet', en: 'Recovery code used' },
    more: { de: 'Übrig: {{left}}', en: 'Left: {{left}}' },
  },
  factors_reset: { title: { de: 'Zweite Faktoren zurückgesetzt', en: 'Second factors reset' } },
  password_changed: { title: { de: 'Passwort geändert', en: 'Password changed' } },
  password_reset: { title: { de: 'Passwort zurückgesetzt', en: 'Password reset' } },
  passkey_counted_back: {
    title: { de: 'Passkey vielleicht kopiert', en: 'Passkey may have been copied' },
    more: {
      de: 'Nummer {{passkeyId}}: sein Gerät zählt rückwärts',
      en: 'Number {{passkeyId}}: its device counts backwards',
    },
  },
  registered: { title: { de: 'Registriert', en: 'Registered' } },
  address_verified: { title: { de: 'E-Mail-Adresse bestätigt', en: 'Email address verified' } },
  address_change_requested: {
    title: { de: 'Änderung der E-Mail-Adresse angefordert', en: 'Email address change requested' },
  },
  address_change_agreed: {
    title: { de: 'Änderung der Adresse bestätigt', en: 'Address change approved' },
    more: { de: '{{side}}', en: '{{side}}' },
  },
  address_change_ended: {
    title: { de: 'Änderung der Adresse abgebrochen', en: 'Address change cancelled' },
    more: { de: '{{by}}', en: '{{by}}' },
  },
  address_changed: { title: { de: 'E-Mail-Adresse geändert', en: 'Email address changed' } },
  account_exported: { title: { de: 'Eigene Daten heruntergeladen', en: 'Own data downloaded' } },
  user_deleted: { title: { de: 'Benutzer gelöscht', en: 'User deleted' } },
  user_reset: {
    title: { de: 'Aufträge und Statistik zurückgesetzt', en: 'Jobs and statistics reset' },
  },
  admin_granted: { title: { de: 'Zum Administrator gemacht', en: 'Made an administrator' } },
  admin_revoked: { title: { de: 'Administratorrecht entzogen', en: 'Administrator rights removed' } },
  user_suspended: { title: { de: 'Konto gesperrt', en: 'Account suspended' } },
  suspension_lifted: { title: { de: 'Sperre aufgehoben', en: 'Suspension lifted' } },
  invited: { title: { de: 'Eingeladen', en: 'Invited' }, more: oneInvitation },
  invitation_resent: {
    title: { de: 'Einladung erneut gesendet', en: 'Invitation sent again' },
    more: oneInvitation,
  },
  invitation_withdrawn: {
    title: { de: 'Einladung zurückgezogen', en: 'Invitation withdrawn' },
    more: oneInvitation,
  },
  invitation_accepted: {
    title: { de: 'Einladung angenommen', en: 'Invitation accepted' },
    more: oneInvitation,
  },
  admin_granted_by_group: {
    title: { de: 'Durch die Gruppe zum Administrator gemacht', en: 'Made an administrator by group' },
  },
  admin_revoked_by_group: {
    title: {
      de: 'Administratorrecht durch die Gruppe entzogen',
      en: 'Administrator rights removed by group',
    },
  },
  single_sign_on_linked: { title: { de: 'Einmalanmeldung verbunden', en: 'Single sign-on linked' } },
  single_sign_on_unlinked: { title: { de: 'Einmalanmeldung getrennt', en: 'Single sign-on unlinked' } },
  key_assigned: { title: { de: 'Schlüssel zugewiesen', en: 'Key assigned' }, more: keyChange },
  key_removed: { title: { de: 'Schlüssel entzogen', en: 'Key removed' }, more: keyGone },
  global_key_set: { title: { de: 'Globaler Schlüssel gesetzt', en: 'Global key set' }, more: keyChange },
  global_key_removed: {
    title: { de: 'Globaler Schlüssel entfernt', en: 'Global key removed' },
    more: keyGone,
  },
  key_tested: {
    title: { de: 'Schlüssel getestet', en: 'Key tested' },
    more: { de: '{{name}}, {{key}}: {{works}}', en: '{{name}}, {{key}}: {{works}}' },
  },
  keys_resealed: {
    title: { de: 'Schlüssel neu verschlüsselt', en: 'Keys re-encrypted' },
    more: {
      de: '{{resealed}} neu, {{alreadyRight}} waren es schon',
      en: '{{resealed}} re-encrypted, {{alreadyRight}} already were',
    },
  },
  credit_adjusted: {
    title: { de: 'Guthaben angepasst', en: 'Credit adjusted' },
    more: {
      de: '{{changeCents}}: von {{beforeCents}} auf {{afterCents}}',
      en: '{{changeCents}}: from {{beforeCents}} to {{afterCents}}',
    },
  },
  limit_set: {
    title: { de: 'Monatslimit geändert', en: 'Monthly limit changed' },
    more: {
      de: '{{by}}: {{afterCents}} (vorher: {{beforeCents}})',
      en: '{{by}}: {{afterCents}} (before: {{beforeCents}})',
    },
  },
  model_price_set: {
    title: { de: 'Modellpreis gesetzt', en: 'Model price set' },
    more: {
      de: '{{provider}} {{model}}, je Million Token: {{after}} (vorher: {{before}})',
      en: '{{provider}} {{model}}, per million tokens: {{after}} (before: {{before}})',
    },
  },
  jobs_deleted: { title: { de: 'Aufträge gelöscht', en: 'Jobs deleted' }, more: someJobs },
  jobs_restored: { title: { de: 'Löschen rückgängig gemacht', en: 'Deletion undone' }, more: someJobs },
  image_deleted: {
    title: { de: 'Einzelnes Bild gelöscht', en: 'Single image deleted' },
    more: { de: 'Auftrag {{jobId}}, Bild {{imageId}}', en: 'Job {{jobId}}, image {{imageId}}' },
  },
  job_seen: {
    title: { de: 'Fremden Auftrag angesehen', en: 'Another user’s job viewed' },
    more: { de: 'Nummer {{jobId}}', en: 'Number {{jobId}}' },
  },
  share_made: {
    title: { de: 'Auftrag geteilt', en: 'Job shared' },
    more: {
      de: 'Nummer {{jobId}}, Link {{shareId}}, Tage: {{days}}',
      en: 'Number {{jobId}}, link {{shareId}}, days: {{days}}',
    },
  },
  share_ended: {
    title: { de: 'Teilen beendet', en: 'Sharing ended' },
    more: { de: 'Nummer {{jobId}}, Link {{shareId}}', en: 'Number {{jobId}}, link {{shareId}}' },
  },
  audit_shared: {
    title: { de: 'Prüfung einer Website geteilt', en: 'Website audit shared' },
    more: { de: 'Nummer {{auditId}}, Tage: {{days}}', en: 'Number {{auditId}}, days: {{days}}' },
  },
  audit_share_ended: {
    title: { de: 'Teilen einer Prüfung beendet', en: 'Sharing of a website audit ended' },
    more: { de: 'Nummer {{auditId}}', en: 'Number {{auditId}}' },
  },
  token_created: {
    title: { de: 'Zugangstoken angelegt', en: 'Access token created' },
    more: { de: '{{start}}…: {{scopes}}', en: '{{start}}…: {{scopes}}' },
  },
  token_revoked: {
    title: { de: 'Zugangstoken widerrufen', en: 'Access token revoked' },
    more: { de: '{{start}}…', en: '{{start}}…' },
  },
  webhook_created: { title: { de: 'Webhook angelegt', en: 'Webhook created' }, more: someWebhook },
  webhook_changed: { title: { de: 'Webhook geändert', en: 'Webhook changed' }, more: someWebhook },
  webhook_deleted: { title: { de: 'Webhook gelöscht', en: 'Webhook deleted' }, more: someWebhook },
  webhook_secret_rotated: {
    title: { de: 'Webhook-Geheimnis erneuert', en: 'Webhook secret replaced' },
    more: someWebhook,
  },
  log_exported: { title: { de: 'Protokoll heruntergeladen', en: 'Log downloaded' } },
  backup_made: {
    title: { de: 'Sicherung erstellt', en: 'Backup created' },
    more: { de: '{{tables}} Tabellen, {{rows}} Zeilen', en: '{{tables}} tables, {{rows}} rows' },
  },
  backup_restored: {
    title: { de: 'Sicherung eingespielt', en: 'Backup restored' },
    more: { de: 'vom {{madeAt}}', en: 'of {{madeAt}}' },
  },
} as const satisfies Record<AuditKind, Words>

/** Who did it, where it was no user. */
export const actorWords = {
  visitor: { de: 'Besucher', en: 'Visitor' },
  operator: { de: 'Befehl des Betreibers', en: 'Operator’s command' },
  product: { de: 'Bildwort selbst', en: 'Bildwort itself' },
} as const satisfies Record<Exclude<ActorKind, 'user'>, Said>

/** What a detail that is a code is called. */
export const auditValueWords = {
  wrong: { de: 'Name oder Passwort falsch', en: 'Wrong name or password' },
  wrong_passkey: { de: 'Passkey nicht angenommen', en: 'Passkey not accepted' },
  too_many: { de: 'Zu viele Versuche', en: 'Too many attempts' },
  not_verified: { de: 'E-Mail-Adresse nicht bestätigt', en: 'Email address not verified' },
  wrong_code: { de: 'Falscher Code', en: 'Wrong code' },
  factor: { de: 'zweiter Faktor', en: 'second factor' },
  enrolment: { de: 'Einrichten eines zweiten Faktors', en: 'setting up a second factor' },
  totp: { de: 'Authenticator-App', en: 'Authenticator app' },
  passkey: { de: 'Passkey', en: 'Passkey' },
  recovery_code: { de: 'Wiederherstellungscode', en: 'Recovery code' },
  suspended: { de: 'Konto gesperrt', en: 'Account suspended' },
  new: { de: 'neue Adresse', en: 'new address' },
  old: { de: 'bisherige Adresse', en: 'current address' },
  account: { de: 'im Konto', en: 'in the account' },
  old_address: { de: 'von der bisherigen Adresse aus', en: 'from the current address' },
  own: { de: 'eigener Schlüssel', en: 'own key' },
  global: { de: 'globaler Schlüssel', en: 'global key' },
  typed: { de: 'eingegebener Schlüssel', en: 'typed key' },
  none: { de: 'keiner', en: 'none' },
  true: { de: 'funktioniert', en: 'works' },
  false: { de: 'funktioniert nicht', en: 'does not work' },
  no_limit: { de: 'ohne Limit', en: 'no limit' },
  self: { de: 'eigenes', en: 'their own' },
  admin: { de: 'durch einen Administrator', en: 'by an administrator' },
  token: { de: 'Zugangstoken {{name}}', en: 'Access token {{name}}' },
  deleted: { de: 'Gelöschter Benutzer {{id}}', en: 'Deleted user {{id}}' },
} as const satisfies Record<string, Said>
