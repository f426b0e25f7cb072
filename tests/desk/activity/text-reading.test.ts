import { describe, expect, test } from 'vitest'
import { textChips } from '../../../components/activity/search/activity-chips.ts'
import { PLAIN_ACTIVITIES } from '../../../lib/activity/activity-view.ts'
import { cataloguePage } from '../../../server/activity/catalogue-page.ts'
import { readText } from '../../../server/activity/words-and-places.ts'
import { fakeDesk, someone, type Sample } from './fake-catalogue.ts'

/** Words of activities, and places among them: `kyoto food` is food in Kyoto. */

const names: Record<string, string> = {
  東京: 'Tokyo',
  京都: 'Kyoto',
  도쿄: 'Tokyo',
  طوكيو: 'Tokyo',
  罗马: 'Rome',
}
const branches = ['Japan', 'Kyoto', 'Tokyo', 'Italy', 'Rome', 'Vietnam', 'Ho Chi Minh City', 'Nice'].map(
  (name) => ({ uuid: `p-${name}`, name, parent: null }),
)
const read = (text: string) => {
  const { words, places } = readText(text, branches, (name) => (names[name] ? [names[name]] : []))
  return [words.join(' '), places.map(({ name }) => name).join(' ')]
}

test.each([
  ['kyoto food', 'food', 'Kyoto'],
  ['food kyoto', 'food', 'Kyoto'],
  ['Food  in KYOTO', 'Food in', 'Kyoto'],
  ['東京 ラーメン', 'ラーメン', 'Tokyo'],
  ['東京ラーメン', 'ラーメン', 'Tokyo'],
  ['ラーメン東京', 'ラーメン', 'Tokyo'],
  ['도쿄 야경', '야경', 'Tokyo'],
  ['罗马 美食', '美食', 'Rome'],
  ['جولة طوكيو', 'جولة', 'Tokyo'],
  ['ho chi minh city food', 'food', 'Ho Chi Minh City'],
  ['Hồ Chí Minh City ẩm thực', 'ẩm thực', 'Ho Chi Minh City'],
  ['kyoto', '', 'Kyoto'],
  ['kyot', 'kyot', ''],
  ['romeo walk', 'romeo walk', ''],
  ['night market', 'night market', ''],
  ['', '', ''],
])('"%s" is "%s" in "%s"', (text, words, places) => expect(read(text)).toEqual([words, places]))

test('the chips of a text say how it was read, and each is taken away by itself', () => {
  const reading = readText('kyoto food walk', branches, () => [])
  expect(textChips(reading).map(({ text, value }) => [text, value])).toEqual([
    ['Kyoto', 'food walk'],
    ['“food walk”', 'kyoto'],
  ])
  expect(textChips(null)).toEqual([])
})

const sample = (uuid: string, titles: Sample['titles'], place: string): Sample => ({
  uuid,
  titles,
  places: [place],
  category: 'c-food',
  price: 20,
  sold: 1,
})
const samples: readonly Sample[] = [
  sample('k-food', { EN: 'Street Food Walk', JA: '屋台めぐり' }, 'Kyoto, Japan'),
  sample('k-tea', { EN: 'Tea Ceremony' }, 'Kyoto, Japan'),
  sample('o-food', { EN: 'Night Food Market' }, 'Osaka, Japan'),
  sample('o-kayak', { EN: 'Kayak at Night' }, 'Osaka, Japan'),
  sample('n-view', { EN: 'Castle with a Nice View' }, 'Nice, France'),
  sample('t-nice', { EN: 'A Nice Dinner' }, 'Kyoto, Japan'),
]

async function page(text: string) {
  const { desk } = fakeDesk(samples)
  const there = {
    ...PLAIN_ACTIVITIES,
    filters: { ...PLAIN_ACTIVITIES.filters, places: ['p-Kyoto', 'p-Osaka'] },
  }
  await cataloguePage(desk, someone(), there, { atFirst: false })
  const outcome = await cataloguePage(desk, someone(), { ...PLAIN_ACTIVITIES, text }, { atFirst: false })
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome.data
}

describe('a search of the catalogue', () => {
  test.each([
    ['kyoto food', ['k-food']],
    ['food kyoto', ['k-food']],
    ['walk food', ['k-food']],
    ['kyoto', ['k-food', 'k-tea', 't-nice']],
    ['japan night', ['o-food', 'o-kayak']],
    ['nice view', ['n-view']],
    ['nice dinner', ['t-nice']],
  ])('"%s" finds %s', async (text, uuids) => {
    expect((await page(text)).rows.map(({ uuid }) => uuid)).toEqual(uuids)
  })

  test('says that it read a place', async () => {
    expect((await page('kyoto food')).reading).toMatchObject({ words: ['food'], places: [{ name: 'Kyoto' }] })
    expect((await page('nice dinner')).reading).toBeNull()
    expect((await page('food')).reading).toBeNull()
  })

  test('that finds nothing offers the nearest that do, and never the whole catalogue', async () => {
    const { total, near, rescues } = await page('kayak kyoto')
    expect([total, rescues]).toEqual([0, []])
    expect(near).toEqual([
      { text: 'kayak Osaka', words: 'kayak', place: 'Osaka', total: 1 },
      { text: 'kayak', words: 'kayak', place: null, total: 1 },
      { text: 'kyoto', words: '', place: 'Kyoto', total: 3 },
    ])
    const fewer = await page('tea food kyoto')
    expect(fewer.near.slice(0, 2).map(({ text }) => text)).toEqual(['food kyoto', 'tea kyoto'])
    expect((await page('zzzz')).near).toEqual([])
  })
})
