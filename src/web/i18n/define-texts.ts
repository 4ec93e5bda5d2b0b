import i18next, { type FlatNamespace, type TFunction } from 'i18next'

/** The translation function of a module, for code that gets it passed in. */
export type Texts<Namespace extends FlatNamespace> = TFunction<Namespace>

/** The texts of one module in both languages. */
export interface ModuleTexts<Namespace extends FlatNamespace> {
  namespace: Namespace
  de: object
  en: object
}

/**
 * The texts of one module, from its `texts.de.json` and `texts.en.json`; they load with the module. An English file that lacks a German key
 * does not compile. Next to the call, this declaration makes the keys typed: `declare module 'i18next' { interface ResourceNamespaceMap {
 * module: typeof de } }`
 */
export function defineTexts<const Namespace extends FlatNamespace, German extends object>(
  namespace: Namespace,
  de: German,
  en: NoInfer<German>,
): ModuleTexts<Namespace> {
  return { namespace, de, en }
}

/** Registers a module's texts on first use, so that importing a module does nothing. */
export function registerTexts(texts: ModuleTexts<FlatNamespace>): void {
  if (i18next.hasResourceBundle('de', texts.namespace)) return
  i18next.addResourceBundle('de', texts.namespace, texts.de)
  i18next.addResourceBundle('en', texts.namespace, texts.en)
}
