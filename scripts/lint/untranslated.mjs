// A translator of the browser takes a code or an amount for words of a language: it turns "1,250.00" into
// "1.250,00", and a PNR into a word. What stands for itself is marked, and left alone.

const messages = { unmarked: 'A code, an amount, a time or a name is not translated: add translate="no".' }

/** The class of codes: PNR, references, airports, flight numbers. */
const CODE = /(?:^|\s)code(?:\s|$)/

const DRAWN = new Set(['text', 'tspan'])

/** What writes an amount, a date, a time or a name. */
const WRITERS = new Set([
  'clockTime',
  'formatCents',
  'formatDate',
  'formatDay',
  'formatDayMonth',
  'formatInstant',
  'formatNet',
  'formatShort',
  'formatWhole',
  'nameCase',
  'surnameFirst',
])

/** @type {import('eslint').Rule.RuleModule} */
export const untranslated = {
  meta: {
    type: 'problem',
    fixable: 'code',
    messages,
    schema: [],
    docs: { description: 'Codes, amounts, times and names are marked with translate="no".' },
  },
  create(context) {
    return {
      JSXElement(node) {
        const { openingElement: opening } = node
        // A component decides by itself, and the parts of a drawing do not have the attribute.
        if (opening.name.type !== 'JSXIdentifier' || !/^[a-z]/.test(opening.name.name)) return
        if (DRAWN.has(opening.name.name)) return
        if (attributeOf(opening, 'translate')) return
        if (!isCode(attributeOf(opening, 'className')) && !isWritten(node.children)) return
        const fix = (fixer) => fixer.insertTextAfter(opening.name, ' translate="no"')
        context.report({ node: opening, messageId: 'unmarked', fix })
      },
    }
  },
}

function attributeOf(opening, name) {
  return opening.attributes.find((each) => each.type === 'JSXAttribute' && each.name.name === name)
}

/** Whether the class of codes is among those of an element, at least on a condition. */
function isCode(attribute) {
  if (attribute?.value?.type === 'Literal') return CODE.test(attribute.value.value)
  const { expression } = attribute?.value ?? {}
  if (expression?.type === 'TemplateLiteral') return CODE.test(expression.quasis[0].value.raw)
  if (expression?.type !== 'CallExpression') return false
  return expression.arguments.some(({ type, value }) => type === 'Literal' && CODE.test(value))
}

/** Whether an element holds nothing but what one of the writers makes. */
function isWritten(children) {
  const [only, ...others] = children.filter(({ type, value }) => type !== 'JSXText' || value.trim() !== '')
  return others.length === 0 && only?.type === 'JSXExpressionContainer' && isWriter(only.expression)
}

function isWriter(expression) {
  if (expression.type === 'ConditionalExpression') {
    return isWriter(expression.consequent) && isWriter(expression.alternate)
  }
  return expression.type === 'CallExpression' && WRITERS.has(expression.callee.name)
}
