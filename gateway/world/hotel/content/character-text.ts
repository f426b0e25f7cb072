import type { HotelFacts } from './hotel-facts.ts'
import type { Draw } from './draw-text.ts'

/** The kind of hotel, described by its type or else by its stars. */
export function characterText(
  { typeId, stars, charge, adultsOnly, sustainable }: HotelFacts,
  draw: Draw,
): string {
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
