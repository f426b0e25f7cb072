'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AreaAnswer } from '../../lib/map/area.ts'
import { areaOf, isWithin, writeBox, type Box } from '../../lib/map/box.ts'
import { askDesk, ReadFailure } from '../../lib/read.ts'

/**
 * The area of the basemap around `shown`. It stays the same while `shown` fits in it, so that another page of
 * a city's hotels needs no request.
 */
export function useArea(shown: Box | null) {
  const [box, setBox] = useState<Box | null>(null)
  if (shown && (box === null || !isWithin(shown, box))) setBox(areaOf(shown))
  const key = box ? writeBox(box) : ''
  const { data, isError, refetch } = useQuery({
    queryKey: ['map.area', key],
    queryFn: ({ signal }) => readArea(key, signal),
    enabled: box !== null,
    staleTime: Infinity,
  })
  return { box, answer: data ?? null, isError, refetch }
}

async function readArea(key: string, signal: AbortSignal): Promise<AreaAnswer> {
  const response = await askDesk(`/api/map/area?box=${key}`, { signal })
  if (!response.ok) throw new ReadFailure(response.status, 'Unavailable', "Couldn't load the map.")
  return (await response.json()) as AreaAnswer
}
