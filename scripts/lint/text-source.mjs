/**
 * What JSX makes of the text between tags: lines are trimmed and joined by one space, empty ones left out.
 * @param {string} text
 */
export function trimJsxText(text) {
  const lines = text.split(/\r\n|\n|\r/)
  return lines
    .map((line, at) => {
      const left = at === 0 ? line : line.replace(/^[ \t]+/, '')
      return at === lines.length - 1 ? left : left.replace(/[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}

// Spaces that look like others in an editor are written by their number.
const ODD_SPACE = /[\u00a0\u2000-\u200f\u202f\u2066-\u2069]/g

/** Text as it is written within a template literal. @param {string} text */
export function inTemplate(text) {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
  return escaped.replace(ODD_SPACE, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** An element around text that is written between tags or, where its spaces would be lost, as a string. */
export function elementOf(tag, raw, value) {
  const keepsSpaces = raw.trim() === raw && raw !== ''
  if (keepsSpaces) return `<${tag}>${raw}</${tag}>`
  if (value === ' ') return `<${tag}> </${tag}>`
  return `<${tag}>{${quoted(value)}}</${tag}>`
}

function quoted(value) {
  return value.includes("'") ? JSON.stringify(value) : `'${value.replace(/\\/g, '\\\\')}'`
}
