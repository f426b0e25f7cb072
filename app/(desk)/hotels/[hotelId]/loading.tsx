import { HotelSkeleton } from '../../../../components/hotel/rates/hotel-skeleton.tsx'

/** Skeletons of the head and the rates, in their places. */
export default function Loading() {
  return (
    <div className="mx-auto max-w-[1240px] px-6 py-4 max-narrow:px-3">
      <HotelSkeleton />
    </div>
  )
}
