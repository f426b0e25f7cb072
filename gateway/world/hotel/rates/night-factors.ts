import { hashPair, unit } from '../../../hash.ts'
import type { Stay } from '../../../supply/hotel/stay.ts'
import type { Market } from './market.ts'
import { demandClasses } from './property-kind.ts'

/** Nights that share one draw per hotel, so that a full hotel stays full for some days. */
const BLOCK_NIGHTS = 5
const DAY_MILLIS = 86_400_000

/**
 * The effect of a stay's nights on the prices of all hotels of one market. Prices are per mille of the usual
 * night.
 */
export type NightFactors = {
  nights: number
  /** Day number of check-in. */
  checkInDay: number
  /** Days from today to check-in. */
  leadDays: number
  /** One salt per block of nights. */
  salts: Int32Array
  /** By demand class and block: sum of the prices of the block's nights. */
  blockPrices: Int32Array
  /** By block: demand of its busiest night, per mille. */
  blockDemand: Int32Array
  /** By night: its block and its demand. */
  nightBlock: Uint8Array
  nightDemand: Int32Array
  /** How much hotels differ in occupancy, 0 to 511. */
  spread: number
  /** Salt for the promotions in the week of check-in. */
  promotionSalt: number
}

/** Day number of a date `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MILLIS
}

/** Date of a day number. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MILLIS).toISOString().slice(0, 10)
}

/**
 * Season, weekday, busy dates and lead time of a stay in a market; null when the day of check-in is over
 * there, so that nothing is sold.
 * @param today date in the zone of the market, YYYY-MM-DD.
 */
export function nightFactors(market: Market, stay: Stay, today: string): NightFactors | null {
  if (stay.checkIn < today) return null
  const checkInDay = dayOf(stay.checkIn)
  const nights = dayOf(stay.checkOut) - checkInDay
  const leadDays = checkInDay - dayOf(today)
  const firstBlock = Math.floor(checkInDay / BLOCK_NIGHTS)
  const blocks = Math.floor((checkInDay + nights - 1) / BLOCK_NIGHTS) - firstBlock + 1
  const salts = Int32Array.from({ length: blocks }, (_, at) => hashPair(firstBlock + at, 0x5eed) | 0)
  const blockPrices = new Int32Array(demandClasses.length * blocks)
  const blockDemand = new Int32Array(blocks)
  const nightBlock = new Uint8Array(nights)
  const nightDemand = new Int32Array(nights)
  const early = bookedShare(leadDays)
  for (let night = 0; night < nights; night++) {
    const day = checkInDay + night
    const block = Math.floor(day / BLOCK_NIGHTS) - firstBlock
    const busy = busyness(market.seed, day)
    const demand = Math.round((demandOf(market, day) + 340 * busy) * early)
    nightBlock[night] = block
    nightDemand[night] = demand
    blockDemand[block] = Math.max(blockDemand[block] ?? 0, demand)
    for (let kind = 0; kind < demandClasses.length; kind++) {
      const factor = season(latitude(market), day, kind) * weekday(day, kind) * (1 + 0.45 * busy)
      const at = kind * blocks + block
      blockPrices[at] = (blockPrices[at] ?? 0) + Math.round(1000 * factor * leadPrice(leadDays, kind))
    }
  }
  return {
    nights,
    checkInDay,
    leadDays,
    salts,
    blockPrices,
    blockDemand,
    nightBlock,
    nightDemand,
    spread: Math.round(511 * early),
    promotionSalt: hashPair(Math.floor(checkInDay / 7), 0x9a0) | 0,
  }
}

/** Latitude of a market; an unknown place gets the seasons of southern Europe. */
function latitude({ centre }: Market): number {
  return centre?.lat ?? 40
}

/**
 * Price factor by day of the year and latitude. The tropics have a milder high season, in their dry months.
 */
function season(lat: number, day: number, kind: number): number {
  const yearDay = ((day % 365.2425) + 365.2425) % 365.2425
  const tropics = Math.abs(lat) < 23.5
  const peak = tropics ? 15 : lat >= 0 ? 200 : 18
  const wave = Math.cos((2 * Math.PI * (yearDay - peak)) / 365.2425) * (tropics ? 0.6 : 1)
  const swing = [0.05, 0.14, 0.36, tropics ? 0.1 : -0.3][kind] ?? 0
  const holidays = yearDay > 359 || yearDay < 2 ? (kind === 0 ? 0.1 : 0.28) : 0
  return 1 + swing * wave + holidays
}

/** Price factor by weekday: business hotels are fullest in midweek, leisure hotels at the weekend. */
function weekday(day: number, kind: number): number {
  // Day 0 was a Thursday; the index is 0 on Sunday.
  const at = (((day + 4) % 7) + 7) % 7
  const business = [0.88, 1.04, 1.1, 1.1, 1.05, 0.94, 0.96]
  const leisure = [0.92, 0.94, 0.95, 0.97, 1.0, 1.14, 1.16]
  const resort = [0.97, 0.97, 0.97, 0.98, 1.0, 1.06, 1.06]
  return (kind === 0 ? business : kind === 1 ? leisure : resort)[at] ?? 1
}

/** 0 on ordinary nights, 0.4 to 1 in the few nights of a fair or a festival, about every eighth week. */
function busyness(seed: number, day: number): number {
  const week = Math.floor(day / 7)
  const draw = hashPair(seed, week)
  if (unit(draw) >= 0.125) return 0
  const first = draw & 3
  const last = first + 1 + ((draw >>> 2) & 3)
  const at = day - week * 7
  return at >= first && at <= last ? 0.4 + 0.6 * unit(hashPair(seed ^ 0xb5, week)) : 0
}

/** Average occupancy on the day itself, before the hotel's random factor, per mille. */
function demandOf(market: Market, day: number): number {
  const high = season(latitude(market), day, 1) - 1
  const at = (((day + 4) % 7) + 7) % 7
  return 400 + 500 * high + (at === 5 || at === 6 ? 70 : 0)
}

/** The share of that demand that is booked `leadDays` ahead. */
function bookedShare(leadDays: number): number {
  return leadDays >= 120 ? 0.72 : leadDays >= 45 ? 0.82 : leadDays >= 10 ? 0.92 : 1
}

/**
 * Price factor by lead time: early bookings are cheaper; the last days cost more at business hotels and less
 * at others.
 */
function leadPrice(leadDays: number, kind: number): number {
  if (leadDays >= 150) return 0.91
  if (leadDays >= 60) return 0.95
  if (leadDays >= 14) return 1
  if (leadDays >= 2) return 1.05
  return kind === 0 ? 1.1 : 0.94
}
