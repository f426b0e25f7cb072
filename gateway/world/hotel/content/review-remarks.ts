import type { HotelFacts } from './hotel-facts.ts'

/** A guest's remark about one aspect of a stay, for hotels that have it. */
export type Remark = {
  title: string
  good: readonly string[]
  bad: readonly string[]
  when: (facts: HotelFacts) => boolean
}

/** All aspects that guests write about. */
export const remarks: readonly Remark[] = [
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
    good: ['We ate at the restaurant twice, it was that good.', 'The restaurant is a find.'],
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
    bad: ['Our window faced a wall.'],
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
    good: ['Parking right at the door was a relief.'],
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
    bad: ['A little pricey for what it is.'],
  },
]

/** Used for a good review when no other sentence is left. */
export const plainGood = [
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

/** Used for a bad review when no other sentence is left. */
export const plainBad = [
  'Fine, no more.',
  'It could do with some care.',
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
