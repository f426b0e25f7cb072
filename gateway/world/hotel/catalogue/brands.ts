import type { CityGroup } from '../city-hotels.ts'

/** The kind of hotel that a chain runs. */
export type BrandKind = 'hotel' | 'economy' | 'flat' | 'hostel' | 'resort' | 'motel' | 'capsule'

/** An invented hotel chain. */
export type Brand = CityGroup & { stars: number; kind: BrandKind; countries: string | null }

const table: readonly (readonly [BrandKind, number, string, string | null])[] = [
  [
    'hotel',
    5,
    'Velmonte; Aurelisse; The Carrowmore; Ostravelle; Halvane; Sirocelle; Maison Ardelle; Corvanne',
    null,
  ],
  [
    'hotel',
    4,
    'Aldermark; Brevana; Calderon Row; Dunmarrow; Estelora; Galvenna; Norrvik; Palmarine; Quintara; Solvanne; Tavistair; Verrano',
    null,
  ],
  [
    'hotel',
    3,
    'Bellbrook; Clavina; Dorvane Inn; Everlark; Fairlume; Harrowell; Junipero Inn; Kestrelway; Lindenport; Mirabello Inn; Oakhaven Stay; Roverstead',
    null,
  ],
  ['economy', 2, 'Budgeta; Dozy Fox; Easynook; Pillowpoint; Dozewell Express; Tuckinn; Zzip', null],
  ['economy', 1, 'Basicbed; Snooza', null],
  ['flat', 4, 'Domera; Habitelle; Keyhaven; Lofterra; Nestora; Parquet & Co; Staywick; Vestiva', null],
  ['flat', 3, 'Cityhearth; Doorstep Living; Flatwise; Homelark', null],
  ['hostel', 2, 'Backyard Bunks; Jumping Goat; Nomadello; The Wandering Hare; Yellow Kettle', null],
  ['resort', 5, 'Amarisol; Laguna Verana; Oceanelle; Palmyre Sands; Tidewyn', null],
  ['resort', 4, 'Costabela; Playadora; Sunharbour', null],
  ['motel', 2, 'Blue Mesa Motel; Roadlark; Route & Rest; Wagonwheel Lodge', 'US CA AU NZ'],
  ['hotel', 3, 'Hoshimori Inn; Kazenoki; Minatoya Stay; Tsukinami', 'JP'],
  ['capsule', 2, 'Hako Pods; Nemuri Capsule', 'JP'],
  ['hotel', 3, 'Jinhe Inn; Lianyun; Yuelai Garden; Qingshan Home', 'CN TW HK MO'],
  ['hotel', 3, 'Zirvana; Bahçeli Stay', 'TR'],
  ['hotel', 4, 'Rajvara; Nilambari', 'IN LK NP'],
  ['hotel', 4, 'Al Murooj Gate; Sahalin', 'AE SA QA BH KW OM EG JO'],
  ['hotel', 3, 'Pousadela; Casa Lumara', 'PT BR ES MX AR CO'],
]

/** All chains; a chain keeps its id in every city. */
export const brands: readonly Brand[] = table.flatMap(([kind, stars, names, countries], tier) =>
  names.split('; ').map((name, at) => ({ id: 1000 + 20 * tier + at, name, stars, kind, countries })),
)
