import type { BannerName } from '@/lib/shared/pictures/art-url'
import { darker, faint, mix } from './colour'
import { emblem } from './emblem'
import { gameArt } from './games'
import { crags } from './landscape'
import { laurelBody, laurelDefs } from './laurel'
import { type Dice, dice } from './random'
import { crestBody, crestDefs } from './season-crest'
import { box, disc, fill, line, linear, outline, placed, radial, sheet, sparkle } from './svg'
import { wheel, wheelDefs } from './wheel'

const [W, H] = [1248, 320]
/** Position of the object; the area left of 570 is left free for text. */
const [X, Y] = [918, 160]

function rays(colour: string): string {
  const beams = Array.from({ length: 18 }, (_, i) => {
    const end = (a: number) => [X + 1500 * Math.cos(a), Y + 1500 * Math.sin(a)]
    return outline(X, Y, ...end((i * Math.PI) / 9), ...end((i * Math.PI) / 9 + 0.14))
  })
  return fill(beams.join(''), colour)
}
const dots = (d: Dice) => Array.from({ length: 44 }, () => `M${d.between(374, W)} ${d.between(0, H)}h.1`).join('')
const glow = (r: number) => disc(X, Y, r, 'url(#§k)')

function season(d: Dice): string {
  const g = gameArt('107')
  const defs =
    crestDefs(g) +
    linear(
      '§s',
      [
        [darker(g.deep, 0.2), 0],
        [g.deep, 0.3],
        [g.mid, 0.75],
        [mix(g.mid, g.light, 0.4), 1],
      ],
      'x2="1" y2=".5"',
    )
  return sheet(
    { w: W, h: H, defs, fit: 'xMaxYMid slice' },
    box(0, 0, W, H, 'url(#§s)') +
      rays(faint(g.light, 0.12)) +
      glow(280) +
      fill(crags(d, [W, H], 290, 150, 9), faint(g.deep, 0.4)) +
      fill(crags(d, [W, H], 314, 90, 11), faint(darker(g.deep, 0.3), 0.7)) +
      line(dots(d), g.light, 2.4, 0.6) +
      placed(crestBody(g), { x: X - 145, y: 15, scale: 1.45 }) +
      fill(sparkle(728, 90, 14) + sparkle(1108, 60, 18) + sparkle(1138, 230, 10) + sparkle(648, 210, 8), '#fff'),
  )
}

function ticket(x: number, y: number, turn: number, colour: string): string {
  const edge = 'M-74-34H34A8 8 0 0 0 50-34H74V34H50A8 8 0 0 0 34 34H-74Z'
  return placed(
    `<path d="${edge}" transform="translate(4 5)" fill="#3a06184d"/>${fill(edge, colour)}` +
      fill('M-74-34H-6L-40 34H-74Z', '#fff', 0.3) +
      '<path d="M42-22V22" stroke="#8e1434" stroke-width="2" stroke-dasharray="1 6"/>' +
      placed(emblem('generic', { lit: '#c4202f', shade: '#8e1434', accent: '#e8652e' }), {
        x: -60,
        y: -19,
        scale: 0.4,
      }) +
      line('M-12-10H24M-12 8H10', '#8e1434', 5),
    { x, y, turn },
  )
}
const CONFETTI = ['#ffd45c', '#ff8fb4', '#7ce8ff', '#fff3c8'] as const
function lottery(d: Dice): string {
  const bits = ['', '', '', '']
  for (let i = 0; i < 26; i++) {
    const [x, y, a, s] = [d.between(549, W), d.between(0, H), d.next() * 6, d.between(5, 10)]
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    bits[i % 4] += outline(
      x + s * cos,
      y + s * sin,
      x - 4 * sin,
      y + 4 * cos,
      x - s * cos,
      y - s * sin,
      x + 4 * sin,
      y - 4 * cos,
    )
  }
  const defs =
    wheelDefs +
    linear(
      '§s',
      [
        ['#5c0d4a', 0],
        ['#b5213a', 0.5],
        ['#f0642e', 1],
      ],
      'x2="1" y2=".4"',
    ) +
    radial('§k', [
      ['#ffd98ac0', 0],
      ['#ffd98a00', 1],
    ])
  return sheet(
    { w: W, h: H, defs, fit: 'xMaxYMid slice' },
    box(0, 0, W, H, 'url(#§s)') +
      rays('#ffe0a01c') +
      glow(300) +
      bits.map((bit, i) => fill(bit, CONFETTI[i] as string)).join('') +
      ticket(688, 96, -16, '#fff0d0') +
      ticket(658, 222, 10, '#ffd98a') +
      ticket(1152, 90, 14, '#ffe9c0') +
      placed(wheel(), { x: X - 150, y: 10 }) +
      ticket(1158, 240, -12, '#fff0d0'),
  )
}

function board(d: Dice): string {
  const step = (x: number, w: number, y: number, lit: string, face: string, shade: string) =>
    fill(outline(x, y, x + 18, y - 16, x + w - 18, y - 16, x + w, y), lit) +
    box(x, y, w, H - y, face) +
    fill(outline(x + w * 0.55, y, x + w, y, x + w, H, x + w * 0.7, H), shade, 0.45) +
    box(x, y, w, 5, '#ffffff99')
  const defs =
    laurelDefs +
    linear(
      '§s',
      [
        ['#10204f', 0],
        ['#1d4f8f', 0.55],
        ['#3fa0b8', 1],
      ],
      'x2="1" y2=".5"',
    ) +
    radial('§k', [
      ['#ffe9a0b0', 0],
      ['#ffe9a000', 1],
    ])
  return sheet(
    { w: W, h: H, defs, fit: 'xMaxYMid slice' },
    box(0, 0, W, H, 'url(#§s)') +
      rays('#bfe9ff1f') +
      glow(260) +
      line(dots(d), '#ffe9a0', 2.4, 0.7) +
      step(X - 250, 170, 232, '#ffffff', '#c8d3e6', '#6e7f9e') +
      step(X + 80, 170, 252, '#ffe3c8', '#e8a06a', '#94482a') +
      step(X - 90, 180, 196, '#fff3c0', '#ffc94d', '#b8691a') +
      placed(laurelBody(1), { x: X - 62, y: 58, scale: 1.3 }) +
      placed(laurelBody(2), { x: X - 213, y: 126 }) +
      placed(laurelBody(3), { x: X + 117, y: 144 }) +
      fill(sparkle(660, 80, 12) + sparkle(1150, 60, 16) + sparkle(1180, 200, 9), '#fff'),
  )
}

const DRAW: Record<BannerName, (d: Dice) => string> = { season, lottery, board }
export const isBanner = (name: string): name is BannerName => Object.hasOwn(DRAW, name)
/** Campaign picture, 1248 x 320. */
export const banner = (name: BannerName): string => DRAW[name](dice(`banner ${name}`))
