import { elementOf, inTemplate, trimJsxText } from './text-source.mjs'
import { missingValues, renderedBy } from './text-type.mjs'

// A translator of the browser replaces each text node by elements. React then fails when it removes the node
// or inserts another before it, and what it writes into the node is not seen. It keeps no text node of its
// own for an element whose only child is one text: it sets the content of the element, which is safe.

const messages = {
  mixed: 'Text beside other children: make it one template string, or an element of its own.',
  unsure: 'This may be text, beside other children: put it into <TextSpan> or an element of its own.',
  list: 'An array of texts makes one text node each: join it, or give each an element.',
  bare: 'Text that has no element of its own becomes a text node of another element: wrap it.',
}

/** Elements that may contain nothing but text. */
const ONLY_TEXT = new Set(['option', 'title', 'textarea', 'style', 'script'])

/** @type {import('eslint').Rule.RuleModule} */
export const oneTextChild = {
  meta: {
    type: 'problem',
    fixable: 'code',
    messages,
    schema: [],
    docs: { description: 'Each element has one text child, so that a translated page can be updated.' },
  },
  create(context) {
    const rule = new OneTextChild(context)
    return {
      JSXElement: (node) => rule.checkChildren(node, 2),
      JSXFragment: (node) => rule.checkChildren(node, 1),
      ReturnStatement: (node) => node.argument && rule.checkReturned(node, node.argument),
      ArrowFunctionExpression: (node) =>
        node.body.type !== 'BlockStatement' && rule.checkReturned(node.body, node.body),
    }
  },
}

class OneTextChild {
  constructor(context) {
    this.context = context
    this.source = context.sourceCode
    this.services = context.sourceCode.parserServices
    this.checker = this.services.program.getTypeChecker()
  }

  /** @param {number} fewest how many children an element has at least to be at risk */
  checkChildren(node, fewest) {
    const children = node.children.map((child) => this.read(child)).filter((child) => child !== undefined)
    for (const { node: child, rendered } of children) {
      if (rendered === 'list') this.context.report({ node: child, messageId: 'list' })
    }
    if (children.length < fewest) return
    const tag = node.type === 'JSXElement' ? this.source.getText(node.openingElement.name) : ''
    const wrapper = tag === 'text' || tag === 'tspan' ? 'tspan' : 'span'
    const runs = runsOf(children)
    const whole = runs.length === 1 && node.type === 'JSXElement'
    if (!whole && ONLY_TEXT.has(tag)) {
      this.context.report({ node, messageId: 'mixed' })
      return
    }
    for (const run of runs) this.checkRun(run, whole ? undefined : wrapper)
  }

  /** A child as it counts: its text if it is written, and what its type renders. */
  read(child) {
    if (child.type === 'JSXText') {
      const value = trimJsxText(child.value)
      return value === '' ? undefined : { node: child, rendered: 'text', value, raw: trimJsxText(child.raw) }
    }
    if (child.type !== 'JSXExpressionContainer') return { node: child, rendered: 'none' }
    const { expression } = child
    if (expression.type === 'JSXEmptyExpression') return undefined
    if (expression.type === 'Literal' && typeof expression.value === 'string') {
      const { value } = expression
      return { node: child, rendered: 'text', value, raw: /[<>{}&]/.test(value) ? '' : value }
    }
    return { node: child, expression, rendered: this.rendered(expression) }
  }

  rendered(expression) {
    // `note && <p>{note}</p>`: an empty note is rendered as nothing. A count is not: 0 is written.
    if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
      if (this.rendered(expression.left) === 'mixed') return this.rendered(expression.right)
    }
    return renderedBy(this.services.getTypeAtLocation(expression), this.checker)
  }

  /** @param {string | undefined} wrapper the element to put the text into; none if it is all there is */
  checkRun(run, wrapper) {
    const [first] = run
    if (first.rendered === 'none' || first.rendered === 'list') return
    if (first.rendered === 'mixed') {
      const fix = wrapper && ((fixer) => this.wrapLeaves(fixer, first.expression, wrapper))
      this.context.report({ node: first.node, messageId: 'unsure', fix })
      return
    }
    const alone = run.length === 1
    const fix = (fixer) => {
      if (alone && first.rendered === 'maybe') return this.wrapLeaves(fixer, first.expression, wrapper)
      const text =
        alone && first.expression ? this.around(first.expression, wrapper) : this.joined(run, wrapper)
      const range = [run[0].node.range[0], run.at(-1).node.range[1]]
      if (text === undefined || this.source.getCommentsInside({ range }).length > 0) return null
      return fixer.replaceTextRange(range, text)
    }
    this.context.report({ node: first.node, messageId: 'mixed', fix })
  }

  around(expression, wrapper) {
    return `<${wrapper}>{${this.source.getText(expression)}}</${wrapper}>`
  }

  /** A run as one child: a template string, or the text as it is written. */
  joined(run, wrapper) {
    if (run.every(({ value }) => value !== undefined)) {
      const value = run.map((piece) => piece.value).join('')
      const raw = run.some((piece) => piece.raw === '') ? '' : run.map((piece) => piece.raw).join('')
      return elementOf(wrapper ?? 'span', raw, value).slice(...(wrapper ? [] : [6, -7]))
    }
    const pieces = run.map((piece) =>
      piece.value !== undefined ? inTemplate(piece.value) : this.templatePiece(piece.expression),
    )
    if (pieces.includes(undefined)) return undefined
    const template = `{\`${pieces.join('')}\`}`
    return wrapper ? `<${wrapper}>${template}</${wrapper}>` : template
  }

  /** An expression within a template string; undefined where that would print "undefined" or "false". */
  templatePiece(expression) {
    const text = this.source.getText(expression)
    if (expression.type === 'TemplateLiteral') return text.slice(1, -1)
    const rendered = this.rendered(expression)
    if (rendered === 'text') return `\${${text}}`
    if (expression.type === 'ConditionalExpression') {
      const test = text.slice(0, this.tokenAfter(expression.test, '?') - expression.range[0]).trimEnd()
      const [yes, no] = [expression.consequent, expression.alternate].map((leaf) => this.textOrEmpty(leaf))
      return yes && no && `\${${test} ? ${yes} : ${no}}`
    }
    if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
      const test = text.slice(0, this.tokenAfter(expression.left, '&&') - expression.range[0]).trimEnd()
      const yes = this.textOrEmpty(expression.right)
      return yes && `\${${test} ? ${yes} : ''}`
    }
    const missing = missingValues(this.services.getTypeAtLocation(expression), this.checker)
    return missing && `\${${text} ?? ''}`
  }

  textOrEmpty(leaf) {
    const rendered = this.rendered(leaf)
    if (rendered === 'text') return this.source.getText(leaf)
    if (rendered === 'none' && leaf.type !== 'JSXElement' && leaf.type !== 'JSXFragment') return "''"
    return undefined
  }

  tokenAfter(node, operator) {
    return this.source.getTokenAfter(node, ({ value }) => value === operator).range[0]
  }

  /** Puts each text that an expression may be into an element; null if one cannot be. */
  wrapLeaves(fixer, expression, wrapper) {
    const leaves = this.leavesOf(expression)
    if (leaves === undefined) return null
    return leaves.map((leaf) => fixer.replaceText(leaf, this.wrappedLeaf(leaf, wrapper)))
  }

  wrappedLeaf(leaf, wrapper) {
    if (leaf.type === 'Literal' && leaf.value === '') return 'null'
    if (leaf.type === 'Literal' && typeof leaf.value === 'string') {
      return elementOf(wrapper, /[<>{}&]/.test(leaf.value) ? '' : leaf.value, leaf.value)
    }
    const element = this.around(leaf, wrapper)
    const missing = this.missing(leaf)
    if (missing.length === 0) return element
    const text = this.source.getText(leaf)
    return `${text} ${missing.length > 1 ? '!=' : '!=='} ${missing.length > 1 ? 'null' : missing[0]} && ${element}`
  }

  missing(leaf) {
    return missingValues(this.services.getTypeAtLocation(leaf), this.checker) ?? []
  }

  /** The parts of an expression that are text; undefined if they cannot be told apart. */
  leavesOf(expression) {
    const rendered = this.rendered(expression)
    if (rendered === 'none' && !(expression.type === 'Literal' && expression.value === '')) return []
    if (rendered === 'text' || expression.type === 'Literal') return [expression]
    if (expression.type === 'ConditionalExpression') {
      const both = [expression.consequent, expression.alternate].map((branch) => this.leavesOf(branch))
      return both.includes(undefined) ? undefined : both.flat()
    }
    if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
      return this.rendered(expression.left) === 'none' ? this.leavesOf(expression.right) : undefined
    }
    const simple = expression.type === 'Identifier' || expression.type === 'MemberExpression'
    return simple && rendered === 'maybe' && this.missing(expression).length > 0 ? [expression] : undefined
  }

  /** A component that returns text puts a text node into the element of whoever renders it. */
  checkReturned(node, returned) {
    if (!isComponent(functionAround(node))) return
    const rendered = this.rendered(returned)
    if (rendered === 'none') return
    const fix = (fixer) => this.wrapLeaves(fixer, returned, 'span')
    this.context.report({ node: returned, messageId: rendered === 'list' ? 'list' : 'bare', fix })
  }
}

/** Neighbours that are text, together; everything else by itself. */
function runsOf(children) {
  const runs = []
  for (const child of children) {
    const before = runs.at(-1)
    const joins = isText(child) && before !== undefined && isText(before.at(-1))
    if (joins) before.push(child)
    else runs.push([child])
  }
  return runs
}

function isText({ rendered }) {
  return rendered === 'text' || rendered === 'maybe'
}

function functionAround(node) {
  let around = node.parent
  while (around && !/Function/.test(around.type)) around = around.parent
  return around
}

function isComponent(around) {
  if (!around) return false
  const name = around.id?.name ?? (around.parent?.type === 'VariableDeclarator' && around.parent.id.name)
  return typeof name === 'string' && /^[A-Z][a-z]/.test(name)
}
