import type { Settings } from '#contract/endpoints/platform.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Passage } from '#web/pages/passage.tsx'
import { texts } from '#web/pages/texts.ts'

/** All contacts of the operator in the settings; the support's only if it is a different one. */
export function ImprintContact({ settings: { operator, supportEmail } }: { settings: Settings }) {
  const t = useTexts(texts)
  const { email, phone, url } = operator
  const ways = [
    { name: t('imprint.email'), text: email, href: `mailto:${email}` },
    { name: t('imprint.phone'), text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { name: t('imprint.website'), text: url, href: url },
    {
      name: t('imprint.support'),
      text: supportEmail === email ? '' : supportEmail,
      href: `mailto:${supportEmail}`,
    },
  ].filter(({ text }) => text !== '')
  return (
    <Passage title={t('imprint.contact')}>
      {ways.length === 0 && <p>{t('imprint.contactMissing')}</p>}
      {ways.map(({ name, text, href }) => (
        <p key={name}>
          {name}:{' '}
          <a href={href} rel="noopener noreferrer" className="text-accent underline underline-offset-4">
            {text}
          </a>
        </p>
      ))}
    </Passage>
  )
}
