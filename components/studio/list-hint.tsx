import { Kbd } from '../ui/kbd.tsx'

/** The keys of a list: the keys that work now, or the key that makes them work here. */
export function ListHint({ isKeyed, keys, enter }: { isKeyed: boolean; keys: string; enter: string }) {
  return (
    <span className="flex items-center gap-1.5 text-12 text-ink2 pointer-coarse:hidden max-wide:hidden">
      {isKeyed ? (
        <>
          <Kbd keys="j" />
          <Kbd keys="k" />
          <span>{' move '}</span>
          <Kbd keys="Enter" />
          <span>{` ${enter}`}</span>
        </>
      ) : (
        <>
          <Kbd keys={keys} />
          <span>{' keys here'}</span>
        </>
      )}
    </span>
  )
}
