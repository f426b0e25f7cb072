import { catalogueLanguages, type CatalogueLanguage } from '../../../contract/activity/codes.ts'
import { languageOfWord } from '../../../lib/activity/word-languages.ts'
import { cx } from '../../ui/cx.ts'

/** How a language is written on a badge: `ZH` for simplified Chinese. */
export function languageBadge(language: CatalogueLanguage): string {
  return language.slice(0, 2)
}

/** The English name of a language. */
export function languageName(language: CatalogueLanguage): string {
  return catalogueLanguages.find(({ code }) => code === language)?.name ?? language
}

/**
 * The language of the second titles. Without a choice it is that of the word; pressing the chosen one again
 * ends the choice.
 */
export function TitleLanguage(props: {
  word: string
  language: CatalogueLanguage | null
  onChange: (language: CatalogueLanguage | null) => void
}) {
  const { language } = props
  const spoken = languageOfWord(props.word)
  const shown = language ?? spoken
  return (
    <div role="group" aria-label="Titles in">
      <p className="flex h-7 items-baseline justify-between pt-1">
        <span className="font-bold">Titles in</span>
        {language === null && spoken !== null && (
          <span className="text-12 text-ink2">{`${languageBadge(spoken)}, detected`}</span>
        )}
      </p>
      <div className="grid grid-cols-4 gap-1.5">
        {catalogueLanguages.map(({ code, name }) => (
          <button
            translate="no"
            key={code}
            type="button"
            aria-pressed={code === shown}
            title={name}
            onClick={() => props.onChange(code === language ? null : code)}
            className={cx(
              'code h-7 rounded-control border text-12 pointer-coarse:h-10',
              code === shown
                ? 'border-accent bg-accent-soft font-bold text-accent'
                : 'border-line2 bg-panel text-ink2 hover:bg-sunk',
            )}
          >
            <span>{`${languageBadge(code)} `}</span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
