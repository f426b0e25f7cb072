import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measuresOf } from '../../desk/measures.ts'
import { createMetrics } from '../../gateway/http/metrics.ts'
import { measureState } from '../../gateway/http/state-metrics.ts'
import { registry as operations } from '../../contract/registry.ts'
import { countGatewayCall, measureStore } from '../../server/measures.ts'
import { readsOf } from '../setup/promql.ts'
import { textOf } from './sources.ts'

// The dashboard and the alerts read metrics that the programs have, and each alert has its runbook.

type Alert = { name: string; expression: string; text: string }

const alerts: Alert[] = textOf('deploy/prometheus/alerts.yaml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? '',
    expression: /^ {8}expr: (.+)$/m.exec(text)?.[1] ?? '',
    text,
  }))

type Panel = { title: string; type: string; targets?: { expr: string; datasource: { uid: string } }[] }
const dashboard = JSON.parse(textOf('deploy/grafana/travel-desk.json')) as {
  panels: Panel[]
  templating: { list: { name: string; type: string; query: string }[] }
}
const shown = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ name: title, expression: expr })),
)

/** The labels that each exported series has, by its name. */
const exported = new Map<string, Set<string>>()

/** Of the scraper, not of the programs. */
const SCRAPED = ['job', 'instance']

beforeAll(async () => {
  register.clear()
  const nothing = () => Promise.resolve()
  measuresOf({ open: () => 0 }, { state: () => 'ready' })
  countGatewayCall('wallet.balance', 'ok')
  measureStore({ check: nothing })
  const gateway = createMetrics().registry
  const away = { checkStore: nothing, clock: { now: () => new Date(0) }, db: undefined as never }
  measureState(gateway, away)
  for (const registry of [register, gateway]) {
    for (const { name, type, values } of await registry.getMetricsAsJSON()) {
      const metric = registry.getSingleMetric(name) as unknown as { labelNames: string[] }
      const labels = new Set([...metric.labelNames, ...values.flatMap((value) => Object.keys(value.labels))])
      const suffixes = (type as unknown as string) === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
      for (const suffix of suffixes) exported.set(`${name}${suffix}`, new Set([...labels, 'le', ...SCRAPED]))
    }
  }
  exported.set('up', new Set(SCRAPED))
})
afterAll(() => register.clear())

describe('an expression', () => {
  test('is read as Prometheus reads it', () => {
    const text =
      'topk(3, sum by (le, rank) (rate(a_total{x=~"b{2}|c",y!="d"}[5m]))) / on (job) b_seconds > 0.5'
    expect(readsOf(text)).toEqual({
      selectors: [
        { metric: 'a_total', labels: ['x', 'y'] },
        { metric: 'b_seconds', labels: [] },
      ],
      groups: ['le', 'rank', 'job'],
    })
    expect(() => readsOf('rate(a_total[5m)')).toThrow(/^no PromQL/)
  })

  test.each([...alerts, ...shown].map(({ name, expression }) => [name, expression] as const))(
    'of %s reads what the programs export: %s',
    (_, expression) => {
      const { selectors, groups } = readsOf(expression)
      expect(selectors.length).toBeGreaterThan(0)
      for (const { metric, labels } of selectors) {
        expect([...exported.keys()]).toContain(metric)
        for (const label of [...labels, ...groups]) {
          expect([...(exported.get(metric) ?? [])], `${metric}{${label}}`).toContain(label)
        }
      }
    },
  )
})

describe('the dashboard', () => {
  test('takes its data source from a variable', () => {
    expect(dashboard.templating.list).toMatchObject([
      { name: 'datasource', type: 'datasource', query: 'prometheus' },
    ])
    const sources = dashboard.panels.flatMap(({ targets = [] }) => targets.map((each) => each.datasource.uid))
    expect(new Set(sources)).toEqual(new Set(['${datasource}']))
  })

  test('shows operations that exist where it names some', () => {
    const [, pattern = ''] = /operation=~"([^"]+)"/.exec(shown.map((each) => each.expression).join()) ?? []
    const named = Object.keys(operations).filter((id) => new RegExp(`^(?:${pattern})$`).test(id))
    for (const id of ['air.book', 'air.refund', 'hotel.order', 'activity.create-booking'])
      expect(named).toContain(id)
  })
})

describe('an alert', () => {
  test('says for how long, how bad, and where its runbook is', () => {
    expect(alerts.length).toBeGreaterThan(7)
    for (const { name, text } of alerts) {
      expect(text, name).toMatch(/^ {8}for: \d+m$/m)
      expect(text, name).toMatch(/severity: (?:page|ticket) \}$/m)
      expect(text, name).toContain(`runbook_url: docs/runbooks.md#${name.toLowerCase()}\n`)
    }
  })

  test('has a runbook, and a runbook its alert', () => {
    const sections = [...textOf('docs/runbooks.md').matchAll(/^## (\w+)$([^]*?)(?=^## |(?![^]))/gm)]
    expect(sections.map(([, name]) => name).sort()).toEqual(alerts.map(({ name }) => name).sort())
    for (const [, name, text = ''] of sections) {
      for (const part of ['**Agents**', '**Look.**', '**Do.**', '**Wake**']) {
        expect(text, `${name} without ${part}`).toContain(part)
      }
    }
  })

  test('and a runbook name panels of the dashboard', () => {
    const titles = dashboard.panels.map(({ title }) => title)
    const named = [...textOf('docs/runbooks.md').matchAll(/panels? ("[^.:;]+)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    )
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((title) => !titles.includes(title.replace(/\s+/g, ' ')))).toEqual([])
  })
})
