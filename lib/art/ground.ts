import { mix } from './colour'
import type { ArtGenre, GameArt } from './games'
import type { Dice } from './random'
import { disc, fill, line, outline, sparkle } from './svg'

/** Draws the background of a cover, on 320 x 240. */
type Draw = (g: GameArt, d: Dice) => string

function ridge(d: Dice, y: number, height: number, peaks = 6): string {
  let path = `M0 240V${y}`
  for (let i = 1; i <= peaks; i++) {
    const x = Math.round((320 / peaks) * i)
    path += `L${x - d.between(10, 40)} ${y - d.between(height * 0.3, height)}L${x} ${y - d.between(0, height * 0.3)}`
  }
  return `${path}V240Z`
}
const hill = (d: Dice, y: number, height: number): string =>
  `M0 240V${y}C60 ${y - d.between(0, height)} 90 ${y + d.between(0, 20)} 150 ${y - d.between(0, 14)}S260 ${y - height} 320 ${y - d.between(0, height)}V240Z`

function sky(d: Dice, count: number, depth = 150): string {
  const dots = Array.from({ length: count }, () => `M${d.between(6, 314)} ${d.between(6, depth)}h.1`).join('')
  const bright =
    sparkle(d.between(10, 150), d.between(20, 100), 7) + sparkle(d.between(10, 310), d.between(10, depth), 5)
  return line(dots, '#fff', 2.4, 0.75) + fill(bright, '#fff', 0.8)
}

const rays: Draw = (g, d) => {
  const beams = Array.from({ length: 6 }, (_, i) => {
    const from = 0.08 + i * 0.28 + d.next() * 0.06
    const to = from + 0.05 + d.next() * 0.06
    const end = (a: number) => [-20 + 520 * Math.cos(a), -30 + 520 * Math.sin(a)]
    return outline(-20, -30, ...end(from), ...end(to))
  })
  return fill(beams.join(''), g.light, 0.13) + fill(hill(d, 206, 30), g.deep, 0.55)
}
const hexes: Draw = (g, d) => {
  const cells = Array.from({ length: 7 }, () => {
    const column = d.below(9)
    const [x, y] = [column * 42, d.below(6) * 48 + (column % 2) * 24]
    return outline(x - 26, y, x - 13, y - 22, x + 13, y - 22, x + 26, y, x + 13, y + 22, x - 13, y + 22)
  }).join('')
  return line(cells, g.light, 1.5, 0.3) + fill(cells, g.light, 0.05)
}
const slabs: Draw = (g, d) => {
  const x = d.between(70, 150)
  return (
    fill(outline(x, 0, x + 90, 0, x - 10, 240, x - 100, 240), g.light, 0.12) +
    fill(outline(x + 110, 0, x + 132, 0, x + 32, 240, x + 10, 240), g.accent, 0.4) +
    fill(outline(x + 146, 0, 330, 0, 330, 240, x + 46, 240), g.deep, 0.4)
  )
}
const contours: Draw = (g, d) => {
  const [x, y] = [d.between(180, 300), d.between(30, 120)]
  const rings = [1, 2, 3, 4, 5].map(
    (i) => `<ellipse cx="${x + i * 3}" cy="${y + i * 4}" rx="${i * 36}" ry="${i * 25}"/>`,
  )
  return `<g stroke="${g.light}" stroke-width="1.5" opacity=".2" transform="rotate(-10 ${x} ${y})">${rings.join('')}</g>`
}
const city: Draw = (g, d) => {
  let [towers, windows] = ['', '']
  for (let x = 0; x < 320; x += d.between(22, 44)) {
    const height = d.between(50, 130)
    towers += `M${x} 240V${240 - height}h${d.between(16, 34)}V240Z`
    windows += `M${x + 6} ${252 - height}v12`
  }
  return (
    fill(towers, g.deep, 0.5) +
    `<path d="${windows}" stroke="${g.accent}" stroke-width="4" stroke-dasharray="0 7" opacity=".7"/>`
  )
}
const stars: Draw = (g, d) =>
  sky(d, 14) +
  line(
    `M-20 ${d.between(120, 190)}C80 ${d.between(0, 60)} 220 ${d.between(20, 80)} 350 ${d.between(-20, 60)}`,
    g.light,
    22,
    0.1,
  ) +
  fill(ridge(d, 220, 46), g.deep, 0.5)
const orbits: Draw = (g, d) => {
  const [x, y, turn] = [d.between(190, 250), d.between(80, 120), d.between(-30, -10)]
  const ring = (rx: number, ry: number, opacity: number, width = 1) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" stroke-width="${width}" opacity="${opacity}"/>`
  return (
    `<g stroke="${g.light}" transform="rotate(${turn} ${x} ${y})">${ring(170, 60, 0.3)}${ring(210, 84, 0.2)}${ring(130, 40, 0.14, 6)}</g>` +
    sky(d, 10, 200) +
    disc(x - 140, y + 34, 7, g.accent, 0.8)
  )
}
const peaks: Draw = (g, d) =>
  disc(d.between(60, 110), d.between(50, 80), d.between(24, 38), g.accent, 0.55) +
  fill(ridge(d, 190, 110, 4), mix(g.mid, g.light, 0.28), 0.5) +
  fill(ridge(d, 206, 80, 5), g.mid, 0.8) +
  fill(ridge(d, 226, 44, 7), g.deep, 0.8)
const clouds: Draw = (g, d) => {
  const cloud = (x: number, y: number, s: number) =>
    `M${x} ${y}h${90 * s}a${12 * s} ${12 * s} 0 0 0 0-${24 * s}c0-${26 * s}-${34 * s}-${28 * s}-${40 * s}-${8 * s}-${12 * s}-${12 * s}-${34 * s}-${2 * s}-${28 * s} ${14 * s}-${20 * s}-${8 * s}-${40 * s} ${18 * s}-${22 * s} ${18 * s}Z`
  return (
    fill(cloud(d.between(-10, 40), d.between(70, 100), 1), g.light, 0.2) +
    fill(cloud(d.between(190, 240), d.between(50, 80), 1), g.light, 0.16) +
    fill(cloud(d.between(-30, 20), 214, 2), g.light, 0.14) +
    fill(cloud(150, 236, 2), g.deep, 0.45)
  )
}
const confetti: Draw = (g, d) => {
  const bits = ['', '']
  for (let i = 0; i < 14; i++) {
    const [x, y, s, a] = [d.between(0, 320), d.between(0, 200), d.between(4, 9), d.next() * 6]
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    bits[i % 2] += outline(
      x + s * cos,
      y + s * sin,
      x - 3 * sin,
      y + 3 * cos,
      x - s * cos,
      y - s * sin,
      x + 3 * sin,
      y - 3 * cos,
    )
  }
  return (
    disc(d.between(180, 240), 120, 120, g.light, 0.1) +
    fill(bits[1] as string, g.accent, 0.6) +
    fill(bits[0] as string, g.light, 0.5)
  )
}
const waves: Draw = (g, d) =>
  fill(hill(d, 150, 50), g.light, 0.12) +
  fill(hill(d, 184, 50), g.deep, 0.2) +
  fill(hill(d, 218, 50), g.light, 0.28) +
  disc(d.between(230, 280), d.between(30, 60), 26, g.accent, 0.4)

const GROUNDS: Readonly<Record<ArtGenre, readonly Draw[]>> = {
  moba: [rays, hexes, peaks, orbits],
  shooter: [slabs, contours, city, rays],
  gacha: [stars, orbits, waves, clouds],
  mmo: [peaks, clouds, rays, stars],
  party: [confetti, slabs, waves, rays],
}

export const ground: Draw = (g, d) => d.pick(GROUNDS[g.genre])(g, d)
