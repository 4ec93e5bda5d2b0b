import type { UiLanguage } from '#contract/languages.ts'

/** What the test of an AI key found out, and what to do about it. `{{model}}` stands for the model that was asked for. */
export const keyTestWords = {
  works: {
    de: 'Der Schlüssel funktioniert, und das Modell {{model}} steht bereit.',
    en: 'The key works, and the model {{model}} is available.',
  },
  refused: {
    de: 'Der KI-Dienst lehnt den Schlüssel ab. Prüfen Sie, ob er vollständig kopiert ist, noch gilt und das Modell {{model}} verwenden darf.',
    en: 'The AI service refuses the key. Check that it was copied completely, is still valid and can use the model {{model}}.',
  },
  model_unknown: {
    de: 'Der KI-Dienst kennt das Modell {{model}} nicht, oder dieser Schlüssel darf es nicht verwenden. Prüfen Sie den Namen des Modells und die Adresse des Dienstes in den Einstellungen.',
    en: 'The AI service does not know the model {{model}}, or this key may not use it. Check the name of the model and the address of the service in the settings.',
  },
  out_of_credit: {
    de: 'Das Konto beim KI-Dienst hat kein Guthaben mehr. Kaufen Sie dort Guthaben, oder verwenden Sie einen anderen Schlüssel.',
    en: 'The account at the AI service has no credit left. Buy credit there or use another key.',
  },
  busy: {
    de: 'Der KI-Dienst ist gerade überlastet oder hat zu viele Anfragen mit diesem Schlüssel bekommen. Testen Sie ihn in einigen Minuten noch einmal.',
    en: 'The AI service is overloaded or received too many requests with this key. Test it again in a few minutes.',
  },
  unreachable: {
    de: 'Der KI-Dienst war nicht erreichbar. Prüfen Sie die Netzverbindung des Servers und die Adresse des Dienstes in den Einstellungen, und testen Sie den Schlüssel dann noch einmal.',
    en: 'The AI service could not be reached. Check the network connection of the server and the address of the service in the settings, then test the key again.',
  },
  unexpected: {
    de: 'Der KI-Dienst hat anders geantwortet als erwartet. Prüfen Sie die Adresse des Dienstes in den Einstellungen; ist sie richtig, testen Sie den Schlüssel später noch einmal.',
    en: 'The AI service did not answer as expected. Check the address of the service in the settings; if it is right, test the key again later.',
  },
  rejected: {
    de: 'Der KI-Dienst nimmt die Frage nach einem Bild nicht an: „{{sentence}}“ Prüfen Sie das Modell {{model}} und die Adresse des Dienstes in den Einstellungen.',
    en: 'The AI service does not accept the question about an image: “{{sentence}}” Check the model {{model}} and the address of the service in the settings.',
  },
  no_pictures: {
    de: 'Das Modell {{model}} hat das Testbild nicht beschrieben. Wählen Sie in den Einstellungen ein Modell, das Bilder versteht.',
    en: 'The model {{model}} did not describe the test image. In the settings, choose a model that understands images.',
  },
  thinks_only: {
    de: 'Das Modell {{model}} hat bis zu seinem Limit nachgedacht und nichts geschrieben. Wählen Sie in den Einstellungen ein Modell, das weniger nachdenkt.',
    en: 'The model {{model}} reached its limit while thinking and wrote nothing. In the settings, choose a model that thinks less.',
  },
  unusable: {
    de: 'Das Modell {{model}} antwortet, aber nicht in der verlangten Form. Wählen Sie in den Einstellungen ein anderes.',
    en: 'The model {{model}} answers, but not in the required form. Choose another one in the settings.',
  },
  unreadable: {
    de: 'Der gespeicherte Schlüssel lässt sich nicht mehr lesen: SECRET_KEY ist ein anderer als beim Speichern. Geben Sie ihn neu ein.',
    en: 'The stored key can no longer be read: SECRET_KEY has changed since it was stored. Enter the key again.',
  },
} as const satisfies Record<string, Record<UiLanguage, string>>

/** What the test of a key found out about the server, beside that it works. */
export const keyFindingWords = {
  json_schema: {
    de: 'Antworten in fester Form: ja, mit JSON-Schema',
    en: 'Structured answers: yes, with a JSON schema',
  },
  json_object: {
    de: 'Antworten in fester Form: nur JSON, Schema im Prompt',
    en: 'Structured answers: JSON only, with the schema in the prompt',
  },
  prompt: {
    de: 'Antworten in fester Form: nein, Schema im Prompt',
    en: 'Structured answers: no, the schema is in the prompt',
  },
  limit: { de: 'Limit der Antwort: {{field}}', en: 'Answer limit: {{field}}' },
  no_limit: { de: 'Limit der Antwort: nimmt der Dienst nicht an', en: 'Answer limit: not accepted' },
  effort: { de: 'Nachdenken: wenig (einstellbar)', en: 'Thinking: low (adjustable)' },
  no_effort: { de: 'Nachdenken: nicht einstellbar', en: 'Thinking: can not be set' },
  sees: { de: 'Bild verstanden: ja', en: 'Image understood: yes' },
  sees_not: {
    de: 'Bild verstanden: nein, keine seiner Farben wurde genannt',
    en: 'Image understood: no, none of its colours was named',
  },
  tokens: {
    de: 'Der Test hat ein kleines Bild beschreiben lassen: {{tokens}} Token, so viel wie ein Bild eines Auftrags',
    en: 'The test described a small image: {{tokens}} tokens, as much as one image of a job',
  },
} as const satisfies Record<string, Record<UiLanguage, string>>

export type KeyTestOutcome = keyof typeof keyTestWords
