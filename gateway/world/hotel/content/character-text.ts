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
      'It suits travellers who pack light and like company.',
    ],
    206: [
      'Paths lead through the gardens from one building to the next.',
      'Everything for a week away is within the grounds.',
      'Guests spend their days between the garden, the terrace and the water.',
    ],
    209: [
      'Guests leave their shoes at the door and find tatami, tea and a yukata in their room.',
      'Rooms have tatami floors, and dinner follows the seasons.',
    ],
    213: [
      'The house is rented as a whole, with its own entrance and garden.',
      'Guests have the house and its gated garden to themselves.',
    ],
    214: [
      'Pitches and cabins are set among trees, well apart from each other.',
      'The site is green and quiet, with everything close by.',
    ],
    215: [
      'Cabins are snug and panelled in wood, and the water is right below the window.',
      'Guests sleep on the water, moored in a calm spot.',
    ],
    225: [
      'Each capsule has its own light, socket and blind; showers are down the hall.',
      'Sleeping floors are separate, lockers are large, and quiet hours start at eleven.',
    ],
    228: [
      'Timber walls, a stove and a boot room make it a good base in the mountains.',
      'After a day outdoors there is wood for the stove and a bench in the sun.',
    ],
  }
  const general: readonly [string, ...string[]] =
    charge === 'unit'
      ? [
          'It has its own entrance, and guests come and go as they please.',
          'It feels like home, with more light and a better bed.',
          'It is furnished for living, not just for sleeping.',
          'The neighbourhood has a bakery, a market and a bar within a few steps.',
        ]
      : stars >= 5
        ? [
            'Service is attentive without being stiff, day and night.',
            'High ceilings, fresh flowers and staff who remember your name set the tone.',
            'Every detail, from linen to lighting, has been chosen with care.',
            'The lobby is a meeting place for the whole neighbourhood.',
          ]
        : stars === 4
          ? [
              'The interiors are contemporary, with warm colours and good light.',
              'It was fully renovated a few years ago.',
              'Business travellers and families feel equally at home here.',
              'The bar off the lobby is a good place to end the day.',
            ]
          : stars === 3
            ? [
                'Rooms are comfortable and the team knows the area well.',
                'It is a solid, friendly choice with everything you need.',
                'The public areas are bright and simply furnished.',
                'Many guests come back year after year.',
              ]
            : [
                'It is small and personal, and the owners are never far away.',
                'Prices are fair and everything is clean and in order.',
                'It is plain, practical and good value.',
                'A handful of rooms share a sunny breakfast corner.',
              ]
  const green = sustainable
    ? ` ${draw(6, ['It holds a sustainability certificate.', 'A certificate confirms its careful use of energy and water.', 'It is certified for sustainable travel.'])}`
    : ''
  const adults = adultsOnly ? ' It is for adults only.' : ''
  return draw(5, by[typeId] ?? general) + green + adults
}
