import { hashPair } from '../../../hash.ts'
import { chanceOf, oneOf, wholeBetween } from '../../chance.ts'
import { dateOf, dayOf } from '../rates/night-factors.ts'
import type { HotelFacts } from './hotel-facts.ts'
import type { HotelReview } from '../../../supply/hotel/profile.ts'
import { distanceText } from './in-words.ts'
import { plainBad, plainGood, remarks, type Remark } from './review-remarks.ts'

/** The latest date of a review. It is fixed, so that the texts do not depend on today's date. */
const lastDay = dayOf('2026-11-10')

/**
 * Eight to twelve reviews, newest first, with scores around the hotel's own and texts about features that it
 * has; none for a hotel without reviews.
 */
export function reviewsOf(facts: HotelFacts, count: number): HotelReview[] {
  if (facts.score === 0 || count === 0) return []
  const items = Math.min(count, wholeBetween(facts.seed, 600, 8, 12))
  const candidates = remarks.filter(({ when }) => when(facts))
  const said = new Set<string>()
  const sight = facts.sights()[0] ?? null
  return Array.from({ length: items }, (_, at) =>
    reviewAt(facts, candidates, hashPair(facts.seed, 1000 + at), at, said, sight),
  ).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

function reviewAt(
  facts: HotelFacts,
  candidates: readonly Remark[],
  seed: number,
  at: number,
  said: Set<string>,
  sight: { name: string; km: number } | null,
): HotelReview {
  // Scores spread to both sides of the mean, in steps of half a point.
  const spread = (chanceOf(seed, 1) + chanceOf(seed, 2) - 1) * 16
  const score = Math.max(10, Math.min(100, Math.round((facts.score + spread) / 5) * 5))
  const first = (wholeBetween(facts.seed, 601, 0, 40) + at) % candidates.length
  const good = candidates[first]!
  const other =
    candidates[
      (first + 1 + wholeBetween(seed, 3, 0, Math.max(0, candidates.length - 2))) % candidates.length
    ]!
  // A sentence is used once per hotel, as long as another one is left.
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
  // A review with a good score complains only after a sentence of praise, since a complaint alone would not
  // match the score.
  const praised = sentences.length > 0
  if (score >= 60 && more && other !== good) {
    sentences.push(...pick(9, complains && praised ? other.bad : other.good))
  }
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
    title: titleOf(score, praised ? good.title : 'stay', seed),
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

type Authors = { country: string; names: readonly [string, ...string[]] }

const from = (country: string, names: string): Authors => ({
  country,
  names: names.split(' ') as [string, ...string[]],
})

/** First names of guests by country. */
const reviewAuthors: readonly [Authors, ...Authors[]] = [
  from('United Kingdom', 'Emma James Olivia Harry Charlotte Oliver Sophie George Amelia Thomas'),
  from('United States', 'Ashley Michael Jennifer Brian Megan Kevin Rachel David Nicole Tyler'),
  from('Germany', 'Anna Lukas Katrin Jonas Sabine Felix Julia Stefan Miriam Tobias'),
  from('France', 'Camille Antoine Léa Julien Manon Hugo Claire Mathieu Élodie Nicolas'),
  from('Spain', 'Lucía Javier Carmen Pablo Marta Sergio Elena Álvaro Paula Diego'),
  from('Italy', 'Giulia Marco Francesca Luca Chiara Matteo Elisa Davide Sara Paolo'),
  from('Portugal', 'Inês João Mariana Tiago Beatriz Rui Catarina Miguel Sofia Nuno'),
  from('Netherlands', 'Sanne Daan Lotte Bram Fleur Jeroen Eva Maarten Iris Thijs'),
  from('Poland', 'Agnieszka Piotr Magda Tomasz Ola Jakub Ewa Marcin Kasia Michał'),
  from('Sweden', 'Elsa Erik Astrid Johan Maja Oskar Linnea Anders Karin Nils'),
  from('Canada', 'Chloe Liam Hannah Noah Abigail Ethan Maya Lucas Claire Owen'),
  from('Australia', 'Isla Jack Ruby Cooper Matilda Angus Zoe Lachlan Harriet Riley'),
  from('Brazil', 'Ana Rafael Larissa Gustavo Juliana Felipe Camila Bruno Letícia Thiago'),
  from('Japan', 'Yui Haruto Sakura Kenji Aoi Takumi Hana Daiki Mei Ren'),
  from('South Korea', 'Ji-woo Min-jun Seo-yeon Hyun-woo Ha-eun Jae-hyun'),
  from('Singapore', 'Wei Jia Hui Min Kumar Farah Jun'),
  from('India', 'Priya Arjun Ananya Rohan Kavya Vikram Neha Aditya Meera Rahul'),
  from('United Arab Emirates', 'Fatima Omar Layla Hassan Noura Khalid'),
  from('Turkey', 'Elif Mehmet Zeynep Emre Ayşe Burak'),
  from('Mexico', 'Valeria Carlos Daniela Jorge Fernanda Luis'),
  from('South Africa', 'Thandi Pieter Lerato Johan Naledi Sipho'),
  from('Ireland', 'Aoife Conor Niamh Seán Ciara Patrick'),
  from('Switzerland', 'Nina Reto Laura Simon Lea Urs'),
  from('Denmark', 'Freja Mads Ida Rasmus Signe Kasper'),
]
