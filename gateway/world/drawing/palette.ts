import { oneOf } from '../chance.ts'

/** The colours of one hotel's pictures. */
export type Palette = {
  sky: string
  far: string
  near: string
  wall: string
  shade: string
  trim: string
  accent: string
  sun: string
}

const palette = (line: string): Palette => {
  const [sky = '', far = '', near = '', wall = '', shade = '', trim = '', accent = '', sun = ''] = line
    .split(' ')
    .map((hex) => `#${hex}`)
  return { sky, far, near, wall, shade, trim, accent, sun }
}

const palettes = [
  palette('f1dcc4 e5c09c d29f78 c8704f a9573a fbeadb 2f6f73 fff6ea'),
  palette('d5e2ec b5cadb 8fadc6 6288b2 486d97 eef4f9 e2a454 fdfefe'),
  palette('d0e8de a9d0c0 80b6a1 5a9a84 417d69 effaf5 e58f65 f9fffc'),
  palette('e0d8ec c6b9dc a797c6 8873b3 6c5896 f6f2fb f0b35f fdfbff'),
  palette('efe3cd dec8a1 c6aa7b b58c56 936e3d fff8ea 557c95 fffdf5'),
  palette('f6dfe0 e8bcc0 d3949c bf6a78 9d4e5d fff2f2 3f7d7a fff9f9'),
  palette('d3ebec a5d3d6 74b4b9 f1ebdd d6cbb4 ffffff 1f7f86 fffdf2'),
  palette('4a5584 3d4673 303860 6570a3 4f598a f8d992 f3a25f f4ecd4'),
  palette('dff1ea bfe1d3 8fc7b0 f6efe3 ddd0ba ffffff d2694b fffef6'),
  palette('e3e8e2 c6ccc4 9eaa9c a8543f 86402f f3e9dc 35535c fffdf8'),
  palette('f8e8c0 efcf8d dbb062 d9863c b66a28 fff6e0 2c6b8a fffaf0'),
  palette('dfe4ea bfc8d3 98a5b4 6f7f92 56647a f4f6f9 d97b5b ffffff'),
  palette('fbe3d3 f3bfa6 dd9583 9c5a74 7d4360 fde9d6 e8a34f fff3df'),
  palette('d9efe9 a8d8d6 5fb3b8 e8a27c c9805b fff7ec 236a78 fffbe9'),
] as const

/** All pictures of a hotel share one palette, so that they look alike. */
export function paletteOf(seed: number): Palette {
  return oneOf(seed, 700, palettes as unknown as readonly [Palette, ...Palette[]])
}
