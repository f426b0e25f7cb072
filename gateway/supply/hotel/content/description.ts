import { oneOf } from '../rates/hotel-seed.ts'
import type { HotelFacts } from './hotel-facts.ts'
import { capital, distanceText, inWords, withArticle } from './in-words.ts'

type Draw = (n: number, list: readonly [string, ...string[]]) => string

/** A hotel in three or four paragraphs that say what its columns say; parted by empty lines. */
export function descriptionOf(facts: HotelFacts): string {
  const draw: Draw = (n, list) => oneOf(facts.seed, 300 + n, list)
  return [place(facts, draw), house(facts, draw), rooms(facts, draw), around(facts, draw)]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function starsWord(stars: number): string {
  return ['', 'one-star', 'two-star', 'three-star', 'four-star', 'five-star'][stars] ?? ''
}

/** Where it is and what it is like. */
function place(facts: HotelFacts, draw: Draw): string {
  const { name, city, district, km, typeWord, stars } = facts
  const kind = stars > 0 && facts.charge === 'room' ? `${starsWord(stars)} ${typeWord}` : typeWord
  const where = district && district !== city ? `${district}, ${city}` : city || 'town'
  const centre = km < 0.6 ? 'in the middle of things' : `${distanceText(km)} from the centre`
  const opening = draw(1, [
    `${name} is ${withArticle(kind)} in ${where}, ${centre}.`,
    `In ${where}, ${centre}, stands ${name}, ${withArticle(kind)} ${draw(2, ['with a loyal following', 'that is easy to like', 'run with care', 'that keeps things simple'])}.`,
    `${capital(withArticle(kind))} in ${where}: ${name} lies ${centre}${km < 0.6 ? '' : ', a short ride away'}.`,
    `Guests come to ${name} for its place in ${where}, ${centre}, and stay for ${draw(3, ['the welcome', 'the calm', 'the people who run it', 'the unhurried mornings'])}.`,
    `Few addresses in ${where} are as ${draw(7, ['easy to find', 'well liked', 'relaxed', 'friendly'])} as ${name}, ${withArticle(kind)} ${centre}.`,
    `${name}, ${withArticle(kind)}, makes a good base for ${city || 'the area'}: it stands ${district && district !== city ? `in ${district}, ` : ''}${centre}.`,
    `Whoever looks for ${withArticle(kind)} in ${where} will like ${name}, ${centre}.`,
    `${capital(centre)}, in ${where}, ${name} has rooms for ${draw(8, ['short breaks and long stays', 'couples, friends and people on business', 'a night or a fortnight', 'guests from all over the world'])}.`,
    `${name} welcomes its guests in ${where}. The centre is ${km < 0.6 ? 'outside the door' : `${distanceText(km)} away`}, and ${draw(4, ['the street itself is quiet', 'buses and taxis stop close by', 'shops and cafés are around the corner'])}.`,
  ])
  return `${opening} ${character(facts, draw)}`
}

function character({ typeId, stars, charge, adultsOnly, sustainable }: HotelFacts, draw: Draw): string {
  const by: Record<number, readonly [string, ...string[]]> = {
    203: [
      'A kitchen and a common room bring travellers together in the evening.',
      'People of all ages share the long table in the common room.',
      'It is made for those who travel light and like company.',
    ],
    206: [
      'Paths lead through the gardens from one building to the next.',
      'Everything for a week of holidays lies within its own grounds.',
      'Days go by between the garden, the terrace and the water.',
    ],
    209: [
      'Guests leave their shoes at the door and find tatami, tea and a yukata in their room.',
      'Rooms have tatami floors, and dinner is served as the season gives it.',
    ],
    213: [
      'The house is let as a whole, with its own entrance and garden.',
      'Behind the gate lie a garden and a house that guests have to themselves.',
    ],
    214: [
      'Pitches and cabins stand among trees, well apart from each other.',
      'It is a green, quiet ground with short ways to everything.',
    ],
    215: [
      'Cabins are snug and panelled in wood, and the water is right below the window.',
      'One sleeps on the water here, moored in a calm spot.',
    ],
    225: [
      'Capsules have a light, a socket and a blind of their own; showers are down the hall.',
      'Floors are separate, lockers are large, and it is quiet after eleven.',
    ],
    228: [
      'Timber walls, a stove and a boot room make it a good base in the mountains.',
      'After a day outdoors there is wood for the stove and a bench in the sun.',
    ],
  }
  const general: readonly [string, ...string[]] =
    charge === 'unit'
      ? [
          'It has an entrance of its own, and guests come and go as they please.',
          'One lives here as one does at home, with more light and a better bed.',
          'It is furnished for living, not just for sleeping.',
          'The neighbourhood has a bakery, a market and a bar within a few steps.',
        ]
      : stars >= 5
        ? [
            'Service is attentive without being stiff, day and night.',
            'High ceilings, fresh flowers and a staff that remembers names set the tone.',
            'Every detail, from linen to lighting, has been chosen with care.',
            'The lobby is a meeting place for the whole neighbourhood.',
          ]
        : stars === 4
          ? [
              'The interiors are contemporary, with warm colours and good light.',
              'It was renewed from top to bottom a few years ago.',
              'Business travellers and families feel equally at home here.',
              'The bar off the lobby is a good place to end the day.',
            ]
          : stars === 3
            ? [
                'Rooms are comfortable and the team knows the area well.',
                'It is a solid, friendly address with everything one needs.',
                'The public rooms are bright and simply furnished.',
                'Many guests come back year after year.',
              ]
            : [
                'It is small and personal, and the owners are never far away.',
                'Prices are fair and everything is clean and in order.',
                'It is plain, practical and good value.',
                'A handful of rooms share a sunny breakfast corner.',
              ]
  const green = sustainable
    ? ` ${draw(6, ['It holds a sustainability certificate.', 'Energy and water are used with care, which a certificate confirms.', 'The house is certified for sustainable travel.'])}`
    : ''
  const adults = adultsOnly ? ' It takes adults only.' : ''
  return draw(5, by[typeId] ?? general) + green + adults
}

/** What the house offers. */
function house({ has, mealMask, charge }: HotelFacts, draw: Draw): string {
  const sentences: string[] = []
  if (has(433) && has(54))
    sentences.push(
      draw(10, [
        'A swimming pool and a spa with sauna and treatments invite guests to stay in for a day.',
        'Guests unwind in the pool or book a treatment in the spa.',
        'The spa and the pool are open to all guests.',
      ]),
    )
  else if (has(433))
    sentences.push(
      draw(11, [
        'The swimming pool has loungers and shade around it.',
        'A dip in the pool starts or ends the day.',
        'There is a swimming pool, with towels at the side.',
      ]),
    )
  else if (has(54))
    sentences.push(
      draw(12, [
        'The spa offers a sauna, a steam room and treatments.',
        'A small spa looks after tired legs.',
      ]),
    )
  if (has(11))
    sentences.push(
      draw(13, [
        'The fitness room is open from early to late.',
        'Weights and running machines are in the fitness centre.',
      ]),
    )
  if (has(3))
    sentences.push(
      draw(14, [
        'The restaurant cooks with what the region gives.',
        'Lunch and dinner are served in the restaurant, or outside when it is warm.',
        'Its restaurant is popular with people from the area too.',
        'The kitchen serves local dishes along with the classics.',
      ]),
    )
  if ((mealMask & 1) !== 0)
    sentences.push(
      draw(15, [
        'Breakfast comes as a buffet with something warm.',
        'In the morning there is fresh bread, fruit, eggs and good coffee.',
        'Breakfast is served until late in the morning.',
      ]),
    )
  if (has(72))
    sentences.push(
      draw(16, [
        'A barbecue stands in the garden for everybody to use.',
        'On mild evenings guests light the barbecue.',
      ]),
    )
  const also = [
    has(107) ? 'free WiFi' : '',
    has(8) ? 'a front desk that is staffed around the clock' : '',
    has(5) ? 'room service' : '',
    has(28) ? 'family rooms' : '',
  ].filter((each) => each !== '')
  if (also.length > 0)
    sentences.push(
      draw(17, [
        `There is also ${inWords(also)}.`,
        `${capital(inWords(also))} ${also.length > 1 || also[0] === 'family rooms' ? 'are' : 'is'} part of the offer.`,
        `Guests can count on ${inWords(also)}.`,
      ]),
    )
  return sentences.length === 0 && charge === 'unit'
    ? 'Guests look after themselves here; the owners are a telephone call away.'
    : sentences.join(' ')
}

/** What the rooms have. */
function rooms({ roomHas, charge, has }: HotelFacts, draw: Draw): string {
  const noun = charge === 'unit' ? 'unit' : 'room'
  const things = (
    [
      [11, 'air conditioning'],
      [75, 'a flat-screen TV'],
      [23, 'a desk'],
      [79, 'soundproofing'],
      [120, 'a coffee machine'],
      [86, 'an electric kettle'],
      [34, 'a washing machine'],
    ] as const
  )
    .filter(([id]) => roomHas(id))
    .map(([, name]) => name)
    .slice(0, 4)
  const first =
    things.length === 0
      ? draw(20, [`The ${noun}s are simple and well kept.`, `Each ${noun} is furnished with the essentials.`])
      : draw(21, [
          `Each ${noun} has ${inWords(things)}.`,
          `The ${noun}s come with ${inWords(things)}.`,
          `In the ${noun}s guests find ${inWords(things)}.`,
        ])
  const outside = roomHas(108)
    ? draw(22, ['Some look straight out to the sea.', 'From several of them one sees the sea.'])
    : roomHas(93)
      ? 'Some have a small pool of their own.'
      : roomHas(17) || roomHas(123)
        ? draw(23, ['Some open onto a balcony or a terrace.', 'A few have outdoor space of their own.'])
        : roomHas(81)
          ? draw(24, ['Those on the upper floors have a fine view.', 'Some have a wide view.'])
          : ''
  const kitchen =
    roomHas(16) || roomHas(999)
      ? draw(25, ['A small kitchen makes longer stays easy.', 'Those who like to cook have a kitchenette.'])
      : ''
  const bath = roomHas(5)
    ? 'Bathrooms have a bath.'
    : roomHas(38)
      ? 'Bathrooms are private, with a good shower.'
      : ''
  return [
    first,
    outside,
    kitchen,
    bath,
    has(16) ? draw(26, ['All are non-smoking.', 'Smoking is not allowed inside.']) : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}

/** What lies near, and how to get there. */
function around({ sights, has, km, roomHas }: HotelFacts, draw: Draw): string {
  const sentences: string[] = []
  const [first, second] = sights()
  if (first && second)
    sentences.push(
      draw(30, [
        `${first.name} is ${distanceText(first.km)} away and ${second.name} ${distanceText(second.km)}.`,
        `From here it is ${distanceText(first.km)} to ${first.name} and ${distanceText(second.km)} to ${second.name}.`,
        `Sights nearby include ${first.name} (${distanceText(first.km)}) and ${second.name} (${distanceText(second.km)}).`,
      ]),
    )
  else if (first)
    sentences.push(
      draw(31, [
        `${first.name} is ${distanceText(first.km)} away.`,
        `The nearest sight is ${first.name}, ${distanceText(first.km)} from the door.`,
      ]),
    )
  else if (km > 4)
    sentences.push(
      draw(32, [
        'The countryside begins close by, with good ways to walk and cycle.',
        'It is a quiet area, away from the traffic of the centre.',
      ]),
    )
  const parking = has(46) ? 'Parking is free' : has(2) ? 'There is parking for a fee' : ''
  const charging = has(182) ? 'electric cars can be charged' : ''
  if (parking) sentences.push(charging ? `${parking}, and ${charging}.` : `${parking}.`)
  else if (charging) sentences.push(`${capital(charging)} on site.`)
  if (has(139)) sentences.push('A free shuttle runs to the airport.')
  else if (has(17)) sentences.push('A shuttle to the airport can be booked.')
  if (has(185))
    sentences.push(
      draw(33, [
        'Step-free ways and adapted rooms help guests with reduced mobility.',
        'The house is accessible by wheelchair.',
      ]),
    )
  if (has(4)) sentences.push(draw(34, ['Dogs are welcome.', 'Pets may come along.']))
  return sentences.length > 0 || roomHas(81) ? sentences.join(' ') : ''
}
