import { type SamplePicture, samplePictures } from '#contract/sample-pictures.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/pages/texts.ts'

const authPicture: Pick<SamplePicture, 'author' | 'licence'> = {
  author: 'Aitzol Berasategi',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
}

/** The authors and licences of the images that the app itself shows. */
export function PictureCredits() {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <>
      <p>
        {t('imprint.authPicture')} <PictureCredit {...authPicture} />
      </p>
      <p>{t('imprint.samplePictures')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {samplePictures.map((picture) => (
          <li key={picture.file}>
            {picture.words[language].title}, <PictureCredit {...picture} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PictureCredit({ author, licence }: Pick<SamplePicture, 'author' | 'licence'>) {
  const t = useTexts(texts)
  return (
    <>
      {author ? t('imprint.credit', { author }) : t('imprint.drawn')},{' '}
      <a
        href={licence.url}
        rel="noopener noreferrer license"
        className="inline-block text-accent underline underline-offset-4"
      >
        {t('imprint.licence', { name: licence.name })}
      </a>
    </>
  )
}
