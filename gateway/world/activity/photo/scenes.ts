import { chanceOf } from '../../chance.ts'
import { backdrop, climateOf, tree } from '../../drawing/scenery.ts'
import { circle, ellipse, line, path, polygon, rect, times } from '../../drawing/shapes.ts'
import type { Scene } from '../experience.ts'
import { bus, museum, night, palace, street, tower, type SceneFacts } from './city-scenes.ts'

function food({ seed, colours: c }: SceneFacts): string {
  const steam = times(3, (at) => path(`M${260 + at * 50} 200q-16 -26 0 -52t0 -52q10 26 -2 52t10 52z`, c.sun))
  const bits = times(7, (at) =>
    circle(214 + at * 35, 262 - 10 * chanceOf(seed, 80 + at), 20, at % 2 ? '#e2783c' : '#efc24f'),
  )
  return (
    rect(0, 0, 640, 480, c.trim) +
    rect(0, 372, 640, 108, c.wall) +
    steam +
    bits +
    path('M168 268H472Q462 372 320 376Q178 372 168 268Z', c.accent) +
    rect(250, 372, 140, 14, c.shade, 4) +
    line(430, 210, 540, 130, c.shade, 7) +
    line(446, 226, 556, 150, c.shade, 7)
  )
}

function boat({ seed, colours: c }: SceneFacts): string {
  return (
    backdrop(seed, c, 'sea') +
    rect(0, 330, 640, 150, '#6aa9bd') +
    times(12, (at) => rect(600 * chanceOf(seed, 90 + at), 346 + at * 10, 44, 4, '#a9d3de', 2)) +
    path('M170 336H480L446 396H212Z', c.wall) +
    rect(236, 288, 168, 48, c.trim, 6) +
    times(4, (at) => rect(250 + at * 38, 300, 24, 20, '#8fc4d6', 3)) +
    rect(286, 252, 66, 36, c.accent, 4) +
    line(352, 252, 352, 196, c.shade, 5) +
    polygon([354, 198, 400, 212, 354, 226], c.accent)
  )
}

function mountain({ seed, lat, colours: c }: SceneFacts): string {
  return (
    backdrop(seed, c, 'mountains') +
    path('M300 480Q350 420 310 392T356 330L372 336Q340 380 366 396T392 480Z', '#eadcc0') +
    tree(climateOf(lat), 90, 430, 160, c) +
    tree(climateOf(lat), 200, 420, 110, c) +
    tree(climateOf(lat), 520, 430, 180, c) +
    tree(climateOf(lat), 590, 420, 120, c)
  )
}

function beach({ seed, lat, colours: c }: SceneFacts): string {
  return (
    backdrop(seed, c, 'sea') +
    path('M0 400Q180 360 380 396T640 380V480H0Z', '#f0dfb8') +
    line(330, 440, 372, 316, c.shade, 6) +
    path('M286 338Q366 254 452 338Z', c.accent) +
    rect(250, 430, 120, 12, c.wall, 5) +
    tree(climateOf(Math.min(Math.abs(lat), 20)), 90, 420, 210, c) +
    tree(climateOf(Math.min(Math.abs(lat), 20)), 560, 410, 170, c)
  )
}

function stage({ seed, colours: c }: SceneFacts): string {
  const heads = times(12, (at) => circle(26 + at * 54, 452 - 14 * chanceOf(seed, 100 + at), 26, '#2c2736'))
  return (
    rect(0, 0, 640, 480, '#4a3a52') +
    path('M0 0H220Q160 180 130 380H0Z', '#8f3f4c') +
    path('M640 0H420Q480 180 510 380H640Z', '#8f3f4c') +
    polygon([320, 40, 190, 370, 450, 370], '#6b5674') +
    rect(110, 360, 420, 40, '#c08a52') +
    circle(290, 236, 18, '#e9c7a6') +
    path('M262 360Q290 230 318 360Z', c.accent) +
    circle(362, 246, 18, '#e9c7a6') +
    path('M334 360Q362 236 390 360Z', c.wall) +
    heads
  )
}

function workshop({ seed, colours: c }: SceneFacts): string {
  const pots = times(4, (at) => {
    const x = 110 + at * 140
    const fill = [c.accent, c.wall, c.shade, c.near][Math.floor(chanceOf(seed, 110 + at) * 4)] ?? c.accent
    return path(`M${x - 34} 330Q${x - 52} 260 ${x - 18} 220H${x + 18}Q${x + 52} 260 ${x + 34} 330Z`, fill)
  })
  return (
    rect(0, 0, 640, 480, c.trim) +
    rect(60, 60, 200, 120, c.sky, 6) +
    rect(380, 70, 180, 8, c.shade) +
    rect(380, 140, 180, 8, c.shade) +
    times(4, (at) => rect(392 + at * 42, 40 + (at % 2) * 70, 26, 30, at % 2 ? c.accent : c.wall, 4)) +
    pots +
    rect(30, 330, 580, 24, c.shade) +
    rect(70, 354, 24, 126, c.shade) +
    rect(546, 354, 24, 126, c.shade)
  )
}

function garden({ seed, lat, colours: c }: SceneFacts): string {
  const flowers = times(22, (at) =>
    circle(
      30 + 580 * chanceOf(seed, 120 + at),
      400 + 66 * chanceOf(seed, 150 + at),
      7,
      at % 3 ? c.accent : c.sun,
    ),
  )
  return (
    backdrop(seed, c, 'hills') +
    rect(0, 372, 640, 108, '#9bbf85') +
    ellipse(330, 420, 130, 26, '#7fc0cd') +
    path('M220 412Q330 330 440 412L430 416Q330 346 230 416Z', c.wall) +
    tree(climateOf(lat), 110, 392, 200, c) +
    tree(climateOf(lat), 530, 396, 220, c) +
    flowers
  )
}

function sky({ seed, colours: c }: SceneFacts): string {
  const balloon = (x: number, y: number, r: number, fill: string) =>
    path(
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Q${x + r * 0.8} ${y + r} ${x + r * 0.24} ${y + r * 1.4}H${x - r * 0.24}Q${x - r * 0.8} ${y + r} ${x - r} ${y}Z`,
      fill,
    ) +
    ellipse(x, y, r * 0.36, r, c.trim, 0.6) +
    rect(x - r * 0.2, y + r * 1.55, r * 0.4, r * 0.3, c.shade, 3)
  return (
    backdrop(seed, c, 'mountains') +
    balloon(220 + 60 * chanceOf(seed, 170), 160, 84, c.accent) +
    balloon(460, 120 + 40 * chanceOf(seed, 171), 52, c.wall) +
    balloon(100, 250, 30, c.shade)
  )
}

function spa({ colours: c }: SceneFacts): string {
  return (
    rect(0, 0, 640, 480, c.trim) +
    rect(0, 350, 640, 130, c.far) +
    times(3, (at) =>
      ellipse(320, 350 - at * 40, 96 - at * 22, 26, ['#6d6a66', '#83807b', '#9b9791'][at] ?? '#83807b'),
    ) +
    path('M470 350Q540 250 500 160Q590 250 540 350Z', '#7fa878') +
    path('M450 352Q440 270 400 220Q480 260 486 352Z', '#94bd8a') +
    circle(150, 330, 40, c.accent) +
    circle(150, 318, 12, c.sun)
  )
}

function market({ seed, colours: c }: SceneFacts): string {
  const stall = (x: number, fill: string) =>
    times(6, (at) => path(`M${x + at * 28} 210h28v36q-14 18 -28 0z`, at % 2 ? c.trim : fill)) +
    rect(x + 4, 246, 8, 150, c.shade) +
    rect(x + 156, 246, 8, 150, c.shade) +
    rect(x, 330, 168, 66, c.wall) +
    times(8, (at) =>
      circle(
        x + 16 + at * 20,
        326 - 6 * chanceOf(seed, 180 + at),
        12,
        ['#d95f43', '#f0b541', '#6fa35c', '#8b5a9b'][at % 4] ?? '#d95f43',
      ),
    )
  return (
    backdrop(seed, c, 'town') +
    rect(0, 392, 640, 88, '#d4c7b2') +
    stall(40, c.accent) +
    stall(236, c.wall) +
    stall(432, '#3f7d7a')
  )
}

/** The drawing of each scene, 640 x 480. */
export const scenes: Readonly<Record<Scene, (facts: SceneFacts) => string>> = {
  street,
  night,
  food,
  boat,
  museum,
  palace,
  tower,
  mountain,
  beach,
  bus,
  stage,
  workshop,
  garden,
  sky,
  spa,
  market,
}
