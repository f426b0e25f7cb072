import { parser } from '@prometheus-io/lezer-promql'

/** A metric that an expression reads, with the labels that it is chosen by. */
export type Selector = { metric: string; labels: string[] }

/**
 * What a PromQL expression reads, and the labels that it groups or joins by. Throws if it is none.
 * `$__rate_interval` is Grafana's.
 */
export function readsOf(expression: string): { selectors: Selector[]; groups: string[] } {
  const text = expression.replaceAll('$__rate_interval', '5m')
  const selectors: Selector[] = []
  const groups: string[] = []
  let isGroup = false
  parser.parse(text).iterate({
    enter: ({ name, type, from, to }) => {
      const word = text.slice(from, to)
      if (type.isError) throw new Error(`no PromQL at ${from}: ${text}`)
      if (name === 'VectorSelector') selectors.push({ metric: '', labels: [] })
      const selector = selectors.at(-1)
      if (name === 'Identifier' && selector) selector.metric = word
      if (name === 'GroupingLabels') isGroup = true
      if (name === 'LabelName') (isGroup ? groups : selector?.labels)?.push(word)
    },
    leave: ({ name }) => {
      if (name === 'GroupingLabels') isGroup = false
    },
  })
  return { selectors, groups }
}
