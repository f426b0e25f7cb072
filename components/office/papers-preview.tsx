import type { LetterheadTexts } from '../../lib/office/letterhead.ts'
import type { LogoView } from '../../lib/office/settings-view.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** The measures and colours of a printed page (`pdf/`), in points. Paper is white in both themes. */
const PAGE = { width: 595, margin: 56, ink: '#1b222c', grey: '#5b6470', line: '#d9dde3' }
const LOGO = { width: 170, height: 60 }

/** A length of the page, as wide as the preview shows it. */
const points = (length: number) => `calc(100cqw * ${length} / ${PAGE.width})`

/** The head and foot of a page, as they are printed. */
export function PapersPreview(props: { officeName: string; texts: LetterheadTexts; logo: LogoView | null }) {
  const { texts, logo } = props
  // The page's policy refuses styles in the HTML of the server.
  const isHydrated = useHydrated()
  const name = texts.legalName || props.officeName
  const details = [texts.street, texts.city, texts.phones, texts.email].filter((text) => text !== '')
  if (texts.taxNumber !== '') details.push(`Tax number ${texts.taxNumber}`)
  const isPlain = texts.legalName === '' && details.length === 0 && logo === null
  if (!isHydrated) return null
  return (
    <figure className="@container flex flex-col gap-1.5">
      <figcaption className="text-12 font-medium text-ink2">Preview</figcaption>
      <div
        className="flex flex-col rounded-control border leading-[1.4]"
        style={{
          background: '#ffffff',
          color: PAGE.ink,
          aspectRatio: '595 / 500',
          padding: points(PAGE.margin),
        }}
      >
        {isPlain ? (
          <p style={{ fontSize: points(10), color: PAGE.grey }}>{props.officeName}</p>
        ) : (
          <>
            <div className="flex items-start justify-between gap-4">
              {logo === null ? (
                <p
                  className="min-w-0 font-bold wrap-anywhere"
                  style={{ fontSize: points(13), color: texts.accent ?? PAGE.ink }}
                >
                  {name}
                </p>
              ) : (
                <Logo logo={logo} />
              )}
              <div className="min-w-0 text-right wrap-anywhere" style={{ width: points(230) }}>
                {logo !== null && (
                  <p className="font-bold" style={{ fontSize: points(11) }}>
                    {name}
                  </p>
                )}
                {details.map((text, at) => (
                  <p key={at} style={{ fontSize: points(9), color: PAGE.grey }}>
                    {text}
                  </p>
                ))}
              </div>
            </div>
            <div
              style={{
                height: points(2),
                margin: `${points(10)} 0 ${points(14)}`,
                background: texts.accent ?? PAGE.ink,
              }}
            />
          </>
        )}
        <p className="font-bold" style={{ fontSize: points(22) }}>
          Itinerary
        </p>
        <div aria-hidden="true" className="flex flex-col" style={{ gap: points(10), marginTop: points(12) }}>
          {[0.9, 0.7, 0.8].map((share) => (
            <div key={share} style={{ height: points(8), width: `${share * 100}%`, background: PAGE.line }} />
          ))}
        </div>
        {texts.footer !== '' && (
          <p
            className="mt-auto border-t wrap-anywhere"
            style={{ fontSize: points(9), color: PAGE.grey, borderColor: PAGE.line, paddingTop: points(9) }}
          >
            {texts.footer}
          </p>
        )}
      </div>
    </figure>
  )
}

function Logo({ logo }: { logo: LogoView }) {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
  return (
    // The picture comes with the page, so there is nothing to optimise or to load later.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={logo.src}
      alt="Logo"
      style={{ width: points(logo.width * scale), height: points(logo.height * scale) }}
    />
  )
}
