/** Those refusals of `refusals.ts` that the upload home says by itself, before there is a list: the whole table is not loaded for them. */
export const homeRefusals = {
  account_not_ready: {
    status: 403,
    de: 'Ihr Konto ist noch nicht freigeschaltet. Sie werden benachrichtigt, sobald es bereit ist.',
    en: 'Your account is not ready yet. You will receive a notification when your account is ready to use.',
  },
  no_api_keys: {
    status: 409,
    de: 'Es sind keine KI-Schlüssel eingerichtet. Bitte wenden Sie sich an einen Administrator.',
    en: 'No AI API keys configured. Please contact an administrator to set up API keys.',
  },
  keys_refused: {
    status: 409,
    de: 'Der KI-Dienst lehnt die Schlüssel ab, die Ihr Konto nutzen kann. Bitte wenden Sie sich an einen Administrator.',
    en: 'The AI service refuses the keys that your account can use. Please contact an administrator.',
  },
  wrong_file_type: {
    status: 400,
    de: 'Falscher Dateityp: Bitte wähle eine JSON- oder CSV-Datei aus.',
    en: 'Wrong file type: please choose a JSON or CSV file.',
  },
} as const
