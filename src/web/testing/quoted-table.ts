/** How a text is presented. An option of a closed list exists without being visible. */
export type Said = 'heading' | 'button' | 'link' | 'toast' | 'text' | 'option'

/** A text that the specification quotes: its place, its language, its presentation. */
export interface QuotedText {
  place: string
  language: 'de' | 'en'
  said: Said
  text: string
  /** The text on the screen if the quotation is a pattern. */
  shown: RegExp | undefined
}

type Row = [place: string, language: 'de' | 'en', said: Said, text: string, shown?: RegExp]

const rows: Row[] = [
  ['not-found', 'en', 'heading', '404 Page Not Found'],
  ['not-found', 'de', 'text', 'Haben Sie vergessen die Seite in den Routen einzufügen?'],

  ['login', 'de', 'button', 'Anmelden'],
  ['login', 'de', 'link', 'Passwort vergessen?'],
  ['login', 'de', 'link', 'Noch kein Konto? Registrieren'],
  ['login-errors', 'en', 'text', 'Username must be at least 3 characters'],
  ['login-errors', 'en', 'text', 'Password must be at least 6 characters'],
  ['login-refused', 'de', 'toast', 'Anmeldung fehlgeschlagen'],
  ['login-unverified', 'de', 'heading', 'E-Mail-Adresse nicht bestätigt'],
  ['login-unverified', 'de', 'button', 'Bestätigungslink erneut senden'],
  ['resend-failed', 'de', 'toast', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
  ['register-errors', 'en', 'text', 'Please enter a valid email address'],
  ['register-errors', 'en', 'text', 'Username must be at least 3 characters'],
  ['register-errors', 'en', 'text', 'Password must be at least 6 characters'],
  ['register-errors', 'en', 'text', 'Please select a language'],
  ['register-failed', 'de', 'toast', 'Registrierung fehlgeschlagen'],
  ['register-failed', 'de', 'toast', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.'],
  ['logout-failed', 'de', 'toast', 'Abmeldung fehlgeschlagen'],

  ['forgot', 'de', 'button', 'Abbrechen'],
  ['forgot', 'de', 'button', 'Link senden'],
  ['forgot-errors', 'de', 'text', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  ['forgot-failed', 'de', 'text', 'Ein Fehler ist aufgetreten'],
  ['forgot-unanswered', 'de', 'text', 'Ein unerwarteter Fehler ist aufgetreten'],
  ['forgot-sent', 'de', 'heading', 'E-Mail gesendet!'],
  ['forgot-sent', 'en', 'text', 'If an account with this e-mail exists, a link was sent'],

  ['reset-missing', 'de', 'text', 'Ungültiger Link'],
  ['reset-invalid', 'de', 'text', 'Ungültiger oder abgelaufener Token'],
  ['reset-errors', 'de', 'text', 'Passwort muss mindestens 8 Zeichen lang sein'],
  ['reset-errors', 'de', 'text', 'Passwörter stimmen nicht überein'],
  ['reset-failed', 'de', 'toast', 'Fehler'],
  ['reset-failed', 'de', 'toast', 'Ein Fehler ist aufgetreten'],
  ['reset-unanswered', 'de', 'toast', 'Fehler'],
  ['reset-unanswered', 'de', 'toast', 'Ein unerwarteter Fehler ist aufgetreten'],
  ['reset-done', 'de', 'toast', 'Passwort erfolgreich zurückgesetzt'],

  ['verify-missing', 'de', 'text', 'Kein Verifizierungs-Token gefunden'],
  ['verify-missing', 'de', 'text', 'Bestätigungslink erneut senden', /„Bestätigungslink erneut senden“/],
  ['verify-failed', 'de', 'text', 'Bei der Bestätigung ist ein Fehler aufgetreten'],
  ['verify-unanswered', 'de', 'text', 'Bei der Bestätigung ist ein unerwarteter Fehler aufgetreten'],
  ['verify-done', 'de', 'heading', 'E-Mail-Adresse bestätigt!'],
  ['verify-done', 'de', 'toast', 'E-Mail bestätigt'],

  ['pending', 'en', 'heading', 'Account Pending Approval'],
  [
    'pending',
    'en',
    'text',
    'Your account is not ready yet. You will receive a notification when your account is ready to use.',
  ],
  ['no-keys', 'en', 'text', 'No AI API keys configured. Please contact an administrator to set up API keys.'],
  ['wrong-type', 'de', 'toast', 'Falscher Dateityp: Bitte wähle eine JSON- oder CSV-Datei aus.'],
  ['empty-list', 'de', 'toast', 'Fehler beim Parsen der CSV-Datei'],
  ['empty-list', 'de', 'toast', 'Die CSV-Datei ist leer.'],
  ['options', 'en', 'option', 'no context column', /^No context column$/],
  ['too-little', 'en', 'heading', 'Insufficient Credits'],
  ['processing', 'en', 'text', 'x of y images', /^\d+ of \d+ images$/],
  ['stopped', 'de', 'heading', 'Verarbeitung gestoppt'],
  ['job-ended-badly', 'de', 'text', 'Fehler:', /^Fehler: \S/],
  ['job-ended-badly', 'de', 'button', 'Zurück zur Spaltenauswahl'],

  ['results-empty', 'en', 'link', 'start image processing', /^Start image processing$/],
  ['results-failed', 'en', 'text', 'Error loading processing results. Please try again later.'],
  ['results', 'en', 'text', 'Completed & Paid'],
  ['results-waiting', 'de', 'text', 'Wartend'],
  ['delete-failed', 'en', 'toast', 'Error deleting'],
  ['delete-failed', 'en', 'toast', 'The job could not be deleted. Please try again.'],

  ['profile-errors', 'de', 'text', 'Die Passwörter stimmen nicht überein.'],
  ['profile-errors', 'de', 'text', 'Das neue Passwort muss mindestens 8 Zeichen lang sein.'],
  ['notifications-failed', 'en', 'toast', 'Failed to mark notification as read'],

  ['credits-nothing', 'en', 'toast', 'Invalid amount'],
  ['credits-nothing', 'en', 'toast', 'Please enter a number greater than €0'],
  ['credits-too-much', 'en', 'toast', 'Amount too large'],
  ['credits-too-much', 'en', 'toast', 'Maximum amount is €1000'],
  ['credits-failed', 'en', 'toast', 'Purchase failed'],
  ['credits-failed', 'en', 'toast', 'Could not start purchase session.'],

  ['admin-no-amount', 'en', 'toast', 'Invalid Amount'],
  ['admin-no-amount', 'en', 'toast', 'Please enter a valid amount'],
  ['admin-adjust-failed', 'en', 'toast', 'Failed to adjust credits'],
  ['admin-key-missing', 'en', 'text', 'Missing Information'],
  ['admin-key-failed', 'en', 'toast', 'Failed to save API key'],
  ['admin-assign-missing', 'en', 'text', 'Missing Information'],
  ['admin-assign-failed', 'en', 'toast', 'Failed to assign API key to user'],
  ['admin-update-failed', 'en', 'toast', 'Failed to update API key for user'],
  ['admin-delete-failed', 'en', 'toast', 'Failed to delete user'],
  ['admin-reset-failed', 'en', 'toast', 'Failed to reset user statistics'],
  ['admin-job-failed', 'de', 'heading', 'Fehler beim Laden der Job-Details...'],
  ['admin-users-failed', 'en', 'heading', 'Failed to fetch ...', /^Failed to fetch users$/],
  ['admin-statistics-failed', 'en', 'heading', 'Failed to load statistics'],
]

export const quotedTexts = rows.map(
  ([place, language, said, text, shown]): QuotedText => ({ place, language, said, text, shown }),
)

/** Texts that another test file checks, or that the server refuses and no screen shows. */
export const seenElsewhere: Record<string, string> = {
  'Connection to server lost. Please try again later.': 'e2e/lines.long.test.ts',
  'Insufficient credits': 'src/server/jobs/starting/start-costs.test.ts',
  'Image without description': 'src/checks/is-placeholder.test.ts',
  'No description available': 'src/checks/is-placeholder.test.ts',
  'Error in image description': 'src/checks/is-placeholder.test.ts',
  'An error occurred while creating the image description': 'src/checks/is-placeholder.test.ts',
}
