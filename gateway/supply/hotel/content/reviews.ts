import { hashPair } from '../../hash.ts'
import { chanceOf, oneOf, wholeBetween } from '../rates/hotel-seed.ts'
import { dateOf, dayOf } from '../rates/night-factors.ts'
import type { HotelFacts } from './hotel-facts.ts'
import type { HotelReview } from './hotel-profile.ts'
import { distanceText } from './in-words.ts'
import { reviewAuthors } from './review-authors.ts'

/** The last day on which one of these guests wrote: the texts are the same whatever today is. */
const lastDay = dayOf('2026-11-10')

type Remark = {
  title: string
  good: readonly string[]
  bad: readonly string[]
  when: (facts: HotelFacts) => boolean
}

const remarks: readonly Remark[] = [
  {
    title: 'location',
    when: ({ km }) => km < 2.5,
    good: [
      'You can walk everywhere from here.',
      'The location could not be better.',
      'Right where we wanted to be, and still quiet at night.',
      'Cafés and shops are all around.',
    ],
    bad: ['The street is lively until late.', 'We heard the traffic in the morning.'],
  },
  {
    title: 'quiet',
    when: ({ km }) => km >= 2.5,
    good: [
      'Lovely and quiet, we slept like stones.',
      'Away from the crowds, which is what we were after.',
      'A calm area with a good bus into town.',
    ],
    bad: ['It is a bit far from everything without a car.', 'Taxis into the centre add up.'],
  },
  {
    title: 'pool',
    when: ({ has }) => has(433),
    good: [
      'The pool made our stay.',
      'The pool was clean and never crowded.',
      'We spent every afternoon by the pool.',
    ],
    bad: ['Loungers at the pool are gone by ten.', 'The pool was colder than we had hoped.'],
  },
  {
    title: 'breakfast',
    when: ({ mealMask }) => (mealMask & 1) !== 0,
    good: [
      'Breakfast was generous and fresh.',
      'Excellent coffee and warm rolls in the morning.',
      'A breakfast with local cheese and fruit: wonderful.',
    ],
    bad: ['Breakfast was the same every day.', 'There was a queue at breakfast.'],
  },
  {
    title: 'spa',
    when: ({ has }) => has(54),
    good: ['The spa is worth the trip by itself.', 'The sauna after a long walk was perfect.'],
    bad: ['Spa slots must be booked early.'],
  },
  {
    title: 'restaurant',
    when: ({ has }) => has(3),
    good: ['We ate in the house twice, it was that good.', 'The restaurant is a find.'],
    bad: ['Dinner took its time.'],
  },
  {
    title: 'staff',
    when: ({ charge }) => charge !== 'unit',
    good: [
      'The staff remembered our names.',
      'So helpful at the desk, with tips nobody else gave us.',
      'Everyone was kind from the first minute.',
      'They let us check in early without fuss.',
    ],
    bad: ['The desk was busy and a little short with us.', 'Check-in took half an hour.'],
  },
  {
    title: 'host',
    when: ({ charge }) => charge === 'unit',
    good: [
      'The owner answered within minutes.',
      'We were met with a bottle of local wine.',
      'Handing over the keys was quick and friendly.',
    ],
    bad: ['It took some calls to get the keys.'],
  },
  {
    title: 'room',
    when: () => true,
    good: [
      'The bed was very comfortable.',
      'Spotless, with fresh towels every day.',
      'More space than we had expected.',
      'Good light to read by and plenty of sockets.',
    ],
    bad: [
      'The room was smaller than it looked.',
      'The shower could do with more pressure.',
      'Walls are thin.',
      'The carpet has seen better days.',
    ],
  },
  {
    title: 'view',
    when: ({ roomHas }) => roomHas(81) || roomHas(108),
    good: ['Ask for a high floor, the view is superb.', 'We had our coffee with that view every morning.'],
    bad: ['Our window looked at a wall.'],
  },
  {
    title: 'WiFi',
    when: ({ has }) => has(107),
    good: ['WiFi was fast enough for my calls.'],
    bad: ['WiFi dropped in the evening.'],
  },
  {
    title: 'parking',
    when: ({ has }) => has(46) || has(2),
    good: ['Parking right at the house was a relief.'],
    bad: ['The car park is tight.'],
  },
  {
    title: 'family',
    when: ({ adultsOnly, has }) => !adultsOnly && has(28),
    good: ['Our children did not want to leave.', 'Easy with a pram, and they had a cot ready.'],
    bad: ['Not much for children to do when it rains.'],
  },
  {
    title: 'value',
    when: ({ stars }) => stars <= 3,
    good: ['Hard to beat at this price.', 'Very fair for what we paid.'],
    bad: ['A little dear for what it is.'],
  },
]

const plainGood = [
  'All good.',
  'Would book again.',
  'Thank you for a lovely time.',
  'As described.',
  'No complaints from us.',
  'Came for two nights, stayed for four.',
  'Happy with everything.',
  'Easy and pleasant.',
  'Nothing to add, it was good.',
  'Worked well for us.',
  'We slept well and left rested.',
  'Friendly place.',
]
const plainBad = [
  'Fine, no more.',
  'It needs some care.',
  'Not what we had hoped for.',
  'Somewhat tired by now.',
  'One night was enough.',
  'It could have been cleaner.',
  'We would look elsewhere next time.',
  'Service was slow.',
  'Average at best.',
  'It has seen better years.',
  'We expected more.',
  'Just about all right.',
]

/** Eight to twelve guests' words, newest first, around the hotel's score and about what it has; none without reviews. */
export function reviewsOf(facts: HotelFacts, count: number): HotelReview[] {
  if (facts.score === 0 || count === 0) return []
  const items = Math.min(count, wholeBetween(facts.seed, 600, 8, 12))
  const known = remarks.filter(({ when }) => when(facts))
  const said = new Set<string>()
  const sight = facts.sights()[0] ?? null
  return Array.from({ length: items }, (_, at) =>
    reviewAt(facts, known, hashPair(facts.seed, 1000 + at), at, said, sight),
  ).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

function reviewAt(
  facts: HotelFacts,
  known: readonly Remark[],
  seed: number,
  at: number,
  said: Set<string>,
  sight: { name: string; km: number } | null,
): HotelReview {
  // Scores lean to both sides of the mean, and a guest gives whole points more often than not.
  const spread = (chanceOf(seed, 1) + chanceOf(seed, 2) - 1) * 16
  const score = Math.max(10, Math.min(100, Math.round((facts.score + spread) / 5) * 5))
  const first = (wholeBetween(facts.seed, 601, 0, 40) + at) % known.length
  const good = known[first]!
  const other = known[(first + 1 + wholeBetween(seed, 3, 0, Math.max(0, known.length - 2))) % known.length]!
  // Nobody repeats what another guest of the same hotel wrote, as long as there is something else to say.
  const pick = (n: number, list: readonly string[]): string[] => {
    const fresh = list.filter((sentence) => !said.has(sentence))
    if (fresh.length === 0) return []
    const sentence = oneOf(seed, n, fresh as [string, ...string[]])
    said.add(sentence)
    return [sentence]
  }
  const more = chanceOf(seed, 6) < 0.55
  const complains = chanceOf(seed, 7) < (score >= 90 ? 0.12 : score >= 80 ? 0.4 : 0.9)
  const sentences = score < 60 ? [...pick(8, other.bad), ...pick(9, good.bad)] : pick(8, good.good)
  if (score >= 60 && more && other !== good) sentences.push(...pick(9, complains ? other.bad : other.good))
  if (score >= 80 && sight && sight.km < 1.2) {
    const near = `${sight.name} is only ${distanceText(sight.km)} away.`
    if (chanceOf(seed, 10) < 0.3) sentences.push(...pick(10, [near]))
  }
  if (sentences.length === 0) sentences.push(...pick(13, score < 70 ? plainBad : plainGood))
  const author = oneOf(seed, 4, reviewAuthors)
  return {
    author: oneOf(seed, 5, author.names),
    country: author.country,
    date: dateOf(lastDay - wholeBetween(seed, 11, 0, 420)),
    score,
    title: titleOf(score, good.title, seed),
    text: [...new Set(sentences)].join(' '),
  }
}

function titleOf(score: number, about: string, seed: number): string {
  if (score >= 95)
    return oneOf(seed, 12, [
      'Wonderful stay',
      'Could not fault it',
      'Exceptional',
      'We will be back',
      'A gem',
    ])
  if (score >= 85)
    return oneOf(seed, 12, [
      'Very pleasant',
      `Great ${about}`,
      'Recommended',
      'Just right',
      'Lovely few days',
    ])
  if (score >= 70)
    return oneOf(seed, 12, ['Good stay', `Good ${about}`, 'All as expected', 'Solid choice', 'Nice enough'])
  return oneOf(seed, 12, ['Mixed feelings', 'Could be better', 'Fine for a night', 'Not quite for us'])
}
