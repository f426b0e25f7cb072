import { operations } from './registry.ts'
import type { Doc, Family, OperationSpec } from './operation.ts'

const docs: Record<Doc, string> = {
  v3: 'v3',
  'session-gateway': 'Session gateway',
  'activity-v2': 'Activity v2',
}

type Row = { family: Family; path: string; cells: string[] }

/** The overview of the contract as Markdown: every operation and its source in the documents. */
export function contractOverview(): string {
  const rows = (operations as readonly OperationSpec[]).map((op): Row => {
    const errors = op.errors.length > 0 ? op.errors.join(' ') : '-'
    return {
      family: op.family,
      path: op.path,
      cells: [
        [`${op.method} ${op.path}`, ...op.aliases].join(', also '),
        cite(op.source),
        op.standing,
        [[op.scope, ...op.otherScopes].join(' or '), op.permission].filter((each) => each).join(' ') || '-',
        errors,
      ],
    }
  })
  const lines = [
    '# The contract, operation by operation',
    '',
    'Generated from `contract/registry.ts` by `npm run docs`; a test keeps it true.',
    '',
    `${rows.length} operations.`,
  ]
  for (const family of ['session', 'v3', 'activity'] as const) {
    lines.push('', `## ${family}`, '')
    lines.push(
      '| operation | source | standing | scope and permission | own errors |',
      '|---|---|---|---|---|',
    )
    const own = rows.filter((row) => row.family === family).sort((a, b) => (a.path < b.path ? -1 : 1))
    for (const row of own) lines.push(`| ${row.cells.join(' | ')} |`)
  }
  return `${lines.join('\n')}\n`
}

function cite(source: { doc: Doc; section: string }): string {
  return `${docs[source.doc]}, ${source.section}`
}
