import 'server-only'
import { MASK, SESSION_VARIABLE, TOKEN_VARIABLE } from '../../lib/studio/wire-call.ts'

/** The kind of a value by the name of its key, which decides how it is masked. */
type Sensitive =
  'session' | 'token' | 'secret' | 'document' | 'documentDate' | 'birth' | 'email' | 'phone' | 'private'

/** Keys (`asCompared`). The first that matches counts. */
const KEYS: readonly [RegExp, Sensitive][] = [
  [/^sessionid$/, 'session'],
  [/^(access|refresh|subject|actor|id|bearer)?token$/, 'token'],
  [/(secret|password|authorization|apikey|accountuuid|cookie)$/, 'secret'],
  [/^(passport|document|nationalid|identity).*date$|^(expiry|expire|issue)date$/, 'documentDate'],
  [/passport(?!namewith)|nationalid|^(travel)?document$|documentn(o|umber)|identityn/, 'document'],
  [/birth|^dob$|^born/, 'birth'],
  [/mail/, 'email'],
  [/phone|mobile|^tel$|^fax$/, 'phone'],
  // A guest's notes to the hotel may say anything, health included.
  [/^notes?$/, 'private'],
]

/** Values shorter than this are masked in their place, but not looked for elsewhere: they are everywhere. */
const LEAST_FOLLOWED = 4
const MOST_FOLLOWED = 200
/** JSON in a text in JSON. */
const MOST_NESTED = 3

/** The values of one call that must not be kept. Fills up as its texts are masked. */
export type Mask = {
  /** Masks a text: JSON, the beginning of JSON, events, or anything else. */
  text: (text: string) => string
  /** Masks the value of a named parameter or header. */
  value: (name: string, value: string) => string
}

/**
 * Makes the mask of one call. It hides: values below a key that is known to hold something personal or
 * secret; every other place of the same call where such a value is repeated, as in an error message; the
 * SessionId and token themselves in whatever form; and text that looks like an e-mail, a phone number, a
 * token or a credential anywhere.
 * @param call.personal further keys of this call's operation (`personal` of its record)
 */
export function createMask(call: {
  sessionId: string | null
  token?: string | undefined
  personal: readonly string[]
}): Mask {
  const kindOf = kindOfKeys(call.personal.map(asCompared))
  const { follow, hide } = followedValues()
  if (call.sessionId !== null) follow('session', call.sessionId)
  if (call.token !== undefined) follow('token', call.token)
  const elsewhere = (text: string) => withoutPatterns(hide(text))

  function walk(text: string, change: (kind: Sensitive | null, value: string) => string): string {
    return eachValue(text, kindOf, change)
  }

  /** Follows what a text inside a text names, before anything of the call is shown. */
  function gather(text: string, depth: number) {
    walk(text, (kind, value) => {
      if (kind !== null) follow(kind, value)
      else if (depth < MOST_NESTED && value.includes('"')) gather(value, depth + 1)
      return value
    })
  }

  function inPlace(text: string, depth: number): string {
    return walk(text, (kind, value) => {
      if (kind !== null) return masked(kind, value)
      // Inside a text everything is escaped once more, so it is searched before that.
      return depth < MOST_NESTED && value.includes('"') ? elsewhere(inPlace(value, depth + 1)) : value
    })
  }

  return {
    text: (text) => {
      let hasTexts = false
      const outermost = walk(text, (kind, value) => {
        if (kind !== null) {
          follow(kind, value)
          return masked(kind, value)
        }
        if (value.includes('"')) {
          hasTexts = true
          gather(value, 1)
        }
        return value
      })
      return elsewhere(hasTexts ? inPlace(outermost, 0) : outermost)
    },
    value: (name, value) => {
      const kind = kindOf(name)
      if (kind === null) return elsewhere(value)
      follow(kind, value)
      return masked(kind, value)
    },
  }
}

/** The values that are hidden wherever they are repeated in one call. */
function followedValues() {
  const followed = new Map<string, string>()
  let pattern: RegExp | null = null
  return {
    follow: (kind: Sensitive, value: string): void => {
      if (value.length < LEAST_FOLLOWED || followed.size >= MOST_FOLLOWED) return
      const shown = masked(kind, value)
      for (const form of formsOf(kind, value)) followed.set(form, shown)
      pattern = null
    },
    hide: (text: string): string => {
      if (followed.size === 0) return text
      // Longer forms first: one may contain another.
      const forms = [...followed.keys()].sort((one, other) => other.length - one.length)
      pattern ??= new RegExp(forms.map((form) => `(${form})`).join('|'), 'gi')
      const shown = forms.map((form) => followed.get(form) ?? '')
      return text.replace(pattern, (_, ...groups: (string | undefined)[]) => {
        return shown[groups.findIndex((group, at) => at < shown.length && group !== undefined)] ?? MASK
      })
    },
  }
}

/** A text in JSON, a number, or one of the signs that make objects. The last text may have no end. */
const TOKEN = /"([^"\\]*(?:\\[\s\S][^"\\]*)*)("(\s*:)?|$)|-?\d[\d.eE+-]*|[{}]/g

/**
 * Calls `change` with every value of a JSON text, whole or cut, and the kind of the key next to it, or else
 * of one further out: a passport may be an object.
 */
function eachValue(
  text: string,
  kindOf: (key: string) => Sensitive | null,
  change: (kind: Sensitive | null, value: string) => string,
): string {
  const around: (Sensitive | null)[] = []
  let outer: Sensitive | null = null
  let kind: Sensitive | null = null
  return text.replace(TOKEN, (token: string, inner: string | undefined, end: string | undefined) => {
    if (token === '{') {
      around.push(outer)
      outer = kind
    } else if (token === '}') {
      kind = outer
      outer = around.pop() ?? null
    } else if (inner === undefined) {
      const changed = change(kind, token)
      return changed === token ? token : JSON.stringify(changed)
    } else if (end?.endsWith(':')) {
      const key = decoded(inner)
      kind = kindOf(key) ?? outer
      const shown = change(null, key)
      return shown === inner ? token : `${JSON.stringify(shown)}${end.slice(1)}`
    } else {
      // The end of a text that was cut off may be half of a secret.
      if (end !== '"') return '"…'
      const shown = change(kind, decoded(inner))
      return shown === inner ? token : JSON.stringify(shown)
    }
    return token
  })
}

function decoded(inner: string): string {
  if (!inner.includes('\\')) return inner
  try {
    return JSON.parse(`"${inner}"`) as string
  } catch {
    // Not JSON but some other text with quotes.
    return inner
  }
}

/** A key as it is compared: in lower case, letters and digits only. */
function asCompared(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** The kind of what stands below a key. An answer repeats its keys, so each is judged once a call. */
function kindOfKeys(personal: readonly string[]): (key: string) => Sensitive | null {
  const judged = new Map<string, Sensitive | null>()
  return (key) => {
    let kind = judged.get(key)
    if (kind === undefined) {
      const name = asCompared(key)
      kind = KEYS.find(([pattern]) => pattern.test(name))?.[1] ?? (personal.includes(name) ? 'private' : null)
      judged.set(key, kind)
    }
    return kind
  }
}

/** The text that is shown for a value. */
function masked(kind: Sensitive, value: string): string {
  if (value === '') return value
  switch (kind) {
    case 'session':
      return SESSION_VARIABLE
    case 'token':
      return TOKEN_VARIABLE
    case 'document':
      return MASK.repeat(5) + (value.length > 6 ? value.slice(-3) : '')
    case 'documentDate':
    case 'birth':
      return '••••-••-••'
    case 'email': {
      const at = value.lastIndexOf('@')
      return at > 1 ? `${value.slice(0, 1)}•••${value.slice(at)}` : MASK.repeat(5)
    }
    case 'phone':
      return value.length > 8 ? `${value.slice(0, 3)} •• •• ${value.slice(-2)}` : MASK.repeat(5)
    case 'secret':
    case 'private':
      return MASK.repeat(8)
  }
}

/** Regular expressions of the forms in which a value may be repeated. */
function formsOf(kind: Sensitive, value: string): string[] {
  const plain = [value, value.trim(), encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]
  plain.push(new URLSearchParams([['', value]]).toString().slice(1))
  if (kind === 'session' || kind === 'token' || kind === 'secret') {
    const bytes = Buffer.from(value)
    plain.push(
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
      bytes.toString('hex'),
    )
  }
  const forms = plain.filter((form) => form.length >= LEAST_FOLLOWED).map(escaped)
  const digits = value.replaceAll(/\D/g, '')
  if (kind === 'phone' && digits.length >= 6) forms.push([...digits].join('[\\s().+-]*'))
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? []
  if (year && month && day) {
    forms.push(`${year}[-/.]?${month}[-/.]?${day}`, `${day}[-/.]?${month}[-/.]?${year}`)
    forms.push(`${month}[-/.]?${day}[-/.]?${year}`)
  }
  return [...new Set(forms)]
}

/** The source of a regular expression, without the flags u and v, that finds exactly this text. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** Hides text that looks personal or secret, wherever it stands. */
function withoutPatterns(text: string): string {
  return withoutParameters(withoutEmails(text))
    .replaceAll(/\+\d[\d\s().-]{5,}\d/g, (match) => masked('phone', match))
    .replaceAll(/\b(Bearer\s+)[\w.~+/=-]{8,}/gi, `$1${TOKEN_VARIABLE}`)
    .replaceAll(/\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, TOKEN_VARIABLE)
    .replaceAll(/\b[0-9a-f]{128}\b/gi, MASK.repeat(8))
}

function withoutEmails(text: string): string {
  // The pattern tries every word: most texts have no such sign at all.
  if (!text.includes('@') && !text.includes('%40')) return text
  return text.replaceAll(/(?<![\w.%+'-])[\w.%+'-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, (match) =>
    masked('email', match.replace(/%40/i, '@')),
  )
}

/** Hides the secrets of addresses and forms. */
function withoutParameters(text: string): string {
  if (!text.includes('=')) return text
  return text
    .replaceAll(/\b(SessionId=)[^&\s"'$]+/gi, `$1${SESSION_VARIABLE}`)
    .replaceAll(/\b((?:access_|subject_)?token=)[^&\s"'$]+/gi, `$1${TOKEN_VARIABLE}`)
    .replaceAll(/\b((?:client_)?(?:secret|password)=)[^&\s"'$]+/gi, `$1${MASK.repeat(8)}`)
}
