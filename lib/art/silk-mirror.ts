import { emblem } from './emblem'
import type { EmblemName } from './emblem-shapes'
import { dice } from './random'
import { box, disc, fill, line, linear, outline, placed, radial, sheet, sparkle } from './svg'

const [W, H] = [1600, 560]
/** Centre of the mirror. */
const [X, Y] = [960, 282]
const MARKS: readonly EmblemName[] = ['sniper', 'star', 'gate', 'wave', 'crystal', 'fan', 'helmet', 'moon']

const octagon = (r: number): string =>
  outline(
    ...Array.from({ length: 8 }, (_, i) => Math.PI / 8 + (i * Math.PI) / 4).flatMap((a) => [
      X + r * Math.cos(a),
      Y + r * Math.sin(a),
    ]),
  )

/** Draws a band of silk across the whole picture. */
function silk(dy: number, a: number, b: number, thick: number, paint: string, opacity = 1): string {
  const y = (k: number, more = 0) => Math.round(H * k + dy + more)
  const top = `M-40 ${y(0.62)}C320 ${y(0.2, a)} 576 ${y(1.02)} 896 ${y(0.6, b)}S1344 ${y(0.1)} 1640 ${y(0.46, a)}`
  const below = `V${y(0.46, a + thick)}C1376 ${y(0.24, thick)} 1152 ${y(0.62, b + thick * 1.4)} 928 ${y(0.72, b + thick)}S320 ${y(0.36, a + thick)}-40 ${y(0.62, thick * 1.5)}Z`
  return fill(top + below, `url(#§${paint})`, opacity) + line(top, '#ffc9b0', 1.6, 0.7 * opacity)
}

const around = <T>(list: readonly T[], r: number, draw: (one: T, x: number, y: number) => string, from = 0): string =>
  list
    .map((one, i) => {
      const a = from + (i * 2 * Math.PI) / list.length
      return draw(one, Math.round(X + r * Math.cos(a)), Math.round(Y + r * Math.sin(a)))
    })
    .join('')

function mirror(): string {
  const tone = { lit: '#6b0f22', shade: '#8e2433', accent: '#6b0f22' }
  const ticks = Array.from({ length: 64 }, (_, i) => {
    const [a, long] = [(i * Math.PI) / 32, i % 4 ? 146 : 140]
    const at = (r: number) => `${Math.round(X + r * Math.cos(a))} ${Math.round(Y + r * Math.sin(a))}`
    return `M${at(152)}L${at(long)}`
  })
  const petals = Array.from({ length: 16 }, (_, i) => `<use href="#§q" transform="rotate(${i * 22.5} ${X} ${Y})"/>`)
  const gem = emblem('generic', { lit: '#fff3d0', shade: '#f3c76a', accent: '#d9912a', engraving: '#6b0f22' })
  return (
    `<g transform="translate(14 18)">${fill(octagon(236), '#1a0418', 0.45)}</g>` +
    fill(octagon(232), 'url(#§g)') +
    fill(octagon(218), 'url(#§d)') +
    line(octagon(214), '#fff0c4', 2, 0.6) +
    around(MARKS, 178, (name, x, y) => placed(emblem(name, tone), { x: x - 12, y: y - 12, scale: 0.25 })) +
    around(MARKS, 196, (_, x, y) => disc(x, y, 8, 'url(#§g)'), Math.PI / 8) +
    disc(X, Y, 160, '#7c3a1c') +
    disc(X, Y, 156, 'url(#§g)') +
    line(ticks.join(''), '#8a4a22') +
    disc(X, Y, 138, 'url(#§i)') +
    petals.join('') +
    disc(X, Y, 54, 'url(#§g)') +
    disc(X, Y, 46, '#5c1240') +
    placed(gem, { x: X - 31, y: Y - 31, scale: 0.65 }) +
    fill(`M${X - 120} ${Y - 60}A134 134 0 0 1 ${X - 10} ${Y - 134}L${X - 70} ${Y + 20}Z`, '#fff', 0.22) +
    line(`M${X - 212} ${Y + 60}V${Y - 86}L${X - 88} ${Y - 210}H${X + 60}`, '#fff8e0', 3)
  )
}

const tassel = (x: number, y: number, scale: number) =>
  placed(
    line('M0-40V0', '#f3c76a', 3) +
      disc(0, 0, 10, 'url(#§g)') +
      fill('M-9 8H9L14 84H-14Z', '#d3263e') +
      fill('M-9 8H0L-2 84H-14Z', '#f0566a') +
      line('M-11 20H11', '#f3c76a', 4),
    { x, y, scale },
  )

const DEFS =
  linear(
    '§s',
    [
      ['#23123f', 0],
      ['#5a1450', 0.5],
      ['#a81f42', 1],
    ],
    'x2="1" y2=".5"',
  ) +
  radial('§k', [
    ['#ff9a6ec0', 0],
    ['#ff6a5a33', 0.5],
    ['#ff6a5a00', 1],
  ]) +
  linear('§g', [
    ['#fff3c8', 0],
    ['#f3c76a', 0.4],
    ['#b26a2a', 0.75],
    ['#ffe2a0', 1],
  ]) +
  linear('§d', [
    ['#f7d58c', 0],
    ['#c98a3a', 0.6],
    ['#8a4a22', 1],
  ]) +
  radial(
    '§i',
    [
      ['#fff7ea', 0],
      ['#ffd3b0', 0.3],
      ['#e8745e', 0.68],
      ['#7a1448', 1],
    ],
    'cx=".32" cy=".26" r=".95"',
  ) +
  linear(
    '§a',
    [
      ['#6a3fae', 0],
      ['#9c1448', 0.5],
      ['#f0736a', 1],
    ],
    'x2="1"',
  ) +
  linear(
    '§b',
    [
      ['#3a1464', 0],
      ['#a3244e', 0.5],
      ['#5a0d3a', 1],
    ],
    'x2="1"',
  ) +
  linear(
    '§c',
    [
      ['#f6c27a', 0],
      ['#d8604a', 0.5],
      ['#ffd9a0', 1],
    ],
    'x2="1"',
  ) +
  `<path id="§q" d="M${X} ${Y - 66}c16-14 16-42 0-62-16 20-16 48 0 62z" fill="#fff3" stroke="#ffe9c4b3" stroke-width="1.5"/>` +
  '<pattern id="§n" width="56" height="56" patternUnits="userSpaceOnUse"><path d="M28 2 54 28 28 54 2 28ZM28 14 42 28 28 42 14 28Z" stroke="#ff9a8a1a"/></pattern>'

/** Draws an octagonal mirror between silks, violet to crimson. The left side is left free for light text. */
export function silkMirror(): string {
  const d = dice('silk mirror')
  const dust = Array.from({ length: 60 }, () => `M${d.between(480, W)} ${d.between(0, H)}h.1`).join('')
  return sheet(
    { w: W, h: H, defs: DEFS, fit: 'xMidYMid slice' },
    box(0, 0, W, H, 'url(#§s)') +
      box(0, 0, W, H, 'url(#§n)') +
      disc(X, Y, 420, 'url(#§k)') +
      silk(-90, 20, -40, 80, 'b') +
      silk(0, -20, 10, 36, 'c', 0.6) +
      mirror() +
      silk(200, -60, -30, 84, 'a') +
      line(dust, '#ffe2a0', 2.6, 0.65) +
      fill(sparkle(806, 18, 10) + sparkle(1150, 60, 16) + sparkle(1200, 420, 10), '#fff3d0') +
      tassel(1510, 40, 1.15) +
      tassel(1450, 20, 0.8) +
      silk(300, -80, 0, 120, 'b'),
  )
}
