'use client'

import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { activityPlacesOptions } from '../../lib/activity/activity-reads.ts'
import { activitiesHref } from '../../lib/activity/activity-params.ts'
import { defaultTrip } from '../../lib/activity/activity-trip.ts'
import { searchHref } from '../../lib/air/search-params.ts'
import { dateSpan } from '../booking/date-span.ts'
import { formatDay } from '../../lib/dates.ts'
import { firstDateAnywhere, firstDateIn } from '../../lib/first-date.ts'
import { plural } from '../../lib/plural.ts'
import { readOptions } from '../../lib/queries/read-options.ts'
import { NO_FILTERS } from '../air/results/filter-groups.ts'
import { writeView } from '../air/results/view-params.ts'
import { searchFromDraft } from '../air/search/search-draft.ts'
import { datesText, searchRouteText, travellersAndCabin } from '../air/search/search-words.ts'
import { stayFromDraft } from '../hotel/query/stay-draft.ts'
import { stayHref, stayNote } from '../hotel/query/stay-search.ts'
import { hotelPlaceOf, placeText, type HotelPlace } from '../place/hotel-place.ts'
import type { NamedPlaces, PlaceFinder } from '../place/use-place-finder.ts'
import type { Command } from '../shell/commands.ts'
import { activityDays, activityView, flightDraft, stayDraft, type RequestDraft } from './request-draft.ts'
import type { RequestMeaning } from './request-meanings.ts'
import type { TypedActivities, TypedFlights, TypedStay } from './typed-request.ts'
import { usePaused } from './use-paused.ts'

const GROUP = 'Search'
const MOST_PLACES = 5

/** A row of the palette that searches; `asks` where it asks for what is missing in its draft first. */
export type RequestRow = { command: Command; draft: RequestDraft; asks: boolean }

/**
 * The rows of a typed request: one for each place that a name of it can mean. A whole request opens its
 * results.
 * @param meanings what the text can mean; empty for nothing
 */
export function useRequestRows(
  meanings: readonly RequestMeaning[],
  serverNow: string,
  named: NamedPlaces,
): { rows: readonly RequestRow[]; searching: boolean } {
  const request = meanings[0]?.request
  const stays = useStayPlaces(request?.kind === 'hotel' ? request.place : '', named)
  const activityPlaces = useQuery({ ...activityPlacesOptions(), enabled: request?.kind === 'activity' })
  if (request === undefined) return { rows: [], searching: false }
  if (request.kind === 'air') {
    const rows = meanings.flatMap((meaning, at) => {
      const row = meaning.request.kind === 'air' && flightRow(meaning.request, serverNow, named.placeNamed)
      return row ? [withNamesakes(row, meaning.namesakes, at)] : []
    })
    return { rows, searching: false }
  }
  if (request.kind === 'activity') {
    const row = activityRow(request, activityPlaces.data ?? [], serverNow)
    return { rows: [row], searching: activityPlaces.isLoading }
  }
  const places = request.place === '' ? [null] : stays.places
  return { rows: places.map((place) => stayRow(request, place, serverNow)), searching: stays.searching }
}

function flightRow(request: TypedFlights, serverNow: string, placeNamed: PlaceFinder): RequestRow {
  const draft = flightDraft(request)
  const zoneOf = (code: string) => placeNamed(code)[0]?.place.timeZone
  const first = firstDateIn(zoneOf(draft.legs[0]?.from ?? ''), serverNow)
  const asked = { kind: 'air', draft, airlines: request.airlines } as const
  const result = searchFromDraft(draft, serverNow.slice(0, 10), first, zoneOf)
  const route = searchRouteText({
    legs: request.legs.map((leg) => ({ from: leg.from || '?', to: leg.to || '?', date: '' })),
  })
  const only = request.airlines.length > 0 ? [`${request.airlines.join(', ')} only`] : []
  if ('errors' in result) {
    const [problem] = Object.values(result.errors)
    const label = [route, travellersAndCabin(draft), ...only, problem].join(' · ')
    return { command: asking(label), draft: asked, asks: true }
  }
  const { search } = result
  const label = [searchRouteText(search), datesText(search), travellersAndCabin(search), ...only].join(' · ')
  return {
    command: { id: 'request', label, group: GROUP, href: flightsHref(search, request.airlines) },
    draft: asked,
    asks: false,
  }
}

/** A row that says which of the places of one name it means. */
function withNamesakes(row: RequestRow, namesakes: readonly string[], at: number): RequestRow {
  const { command } = row
  const label = [...namesakes, command.label].join(' · ')
  return { ...row, command: { ...command, id: at === 0 ? command.id : `${command.id} ${at}`, label } }
}

/** The address of the results of some airlines only; of all, where none is named. */
export function flightsHref(search: Parameters<typeof searchHref>[0], airlines: readonly string[]): Route {
  const view = writeView({ sort: 'best', bars: false, pins: [], filters: { ...NO_FILTERS, airlines } })
  const added = view.toString()
  return `${searchHref(search)}${added === '' ? '' : `&${added}`}` as Route
}

function stayRow(request: TypedStay, place: HotelPlace | null, serverNow: string): RequestRow {
  const draft = stayDraft(request, place?.id ?? '')
  const result = stayFromDraft(draft, serverNow.slice(0, 10), firstDateAnywhere(serverNow))
  const where = place ? `Hotels in ${placeText(place)}` : 'Hotels'
  const name = place?.type === 'hotel' ? placeText(place) : where
  const id = `request ${place?.id ?? ''}`
  if ('errors' in result) {
    const [problem] = Object.values(result.errors)
    const arrival = draft.checkIn === null ? [] : [`from ${formatDay(draft.checkIn)}`]
    const label = [name, ...arrival, problem].join(' · ')
    return { command: { ...asking(label), id }, draft: { kind: 'hotel', draft }, asks: true }
  }
  const label = `${name} · ${stayNote(result.stay)}`
  const href = stayHref({ stay: result.stay, place }) as Route
  return { command: { id, label, group: GROUP, href }, draft: { kind: 'hotel', draft }, asks: false }
}

function activityRow(
  request: TypedActivities,
  places: Parameters<typeof activityView>[1],
  serverNow: string,
): RequestRow {
  const { view, place } = activityView(request, places)
  const today = serverNow.slice(0, 10)
  const usual = defaultTrip(today)
  const { adults, children } = request
  const trip = { ...usual, ...activityDays(request, usual), adults, children }
  const what = view.text === '' ? 'Activities' : view.text
  const label = [
    place ? `${what} in ${place.name}` : `Activities: ${view.text}`,
    dateSpan(trip.from, trip.to, today),
    [plural(adults, 'adult'), children > 0 && plural(children, 'child', 'children')]
      .filter(Boolean)
      .join(', '),
  ].join(' · ')
  const href = activitiesHref(view, trip) as Route
  return {
    command: { id: 'request', label, group: GROUP, href },
    draft: { kind: 'activity', view, trip },
    asks: false,
  }
}

/** A row that the palette itself answers, with the fields of the request. */
function asking(label: string): Command {
  return { id: 'request', label, group: GROUP, run: () => undefined }
}

/**
 * Places and hotels of a name, for a stay. The code of a city stands for its name: places to stay have none,
 * so the names of codes are awaited first.
 */
function useStayPlaces(
  typed: string,
  named: NamedPlaces,
): { places: readonly HotelPlace[]; searching: boolean } {
  const paused = usePaused(typed)
  const isCode = /^[A-Z]{3}$/i.test(paused)
  const coded = isCode ? named.placeNamed(paused)[0]?.place : undefined
  const isNamed = !isCode || !named.isLoading
  const { data, isLoading } = useQuery({
    ...readOptions('place.search', { q: coded?.city ?? paused, limit: MOST_PLACES }),
    enabled: paused !== '' && isNamed,
    retry: false,
  })
  const isCurrent = paused === typed && typed !== '' && isNamed
  const places = (isCurrent ? (data?.data ?? []) : []).map(hotelPlaceOf)
  // The city of a code is that of its country, before namesakes.
  const own = coded && places.filter(({ name, country }) => name === coded.city && country === coded.country)
  return {
    places: own ? [...own, ...places.filter((place) => !own.includes(place))] : places,
    searching: typed !== '' && (!isCurrent || isLoading),
  }
}
