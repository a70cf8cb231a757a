import { faint } from './colour'
import { emblem } from './emblem'
import { peaks, ridge, roof } from './landscape'
import { type Dice, dice } from './random'
import { box, disc, fill, line, linear, placed, radial, sheet, sparkle } from './svg'

const [W, H] = [1600, 560]
/** Position of the street, the gate and the moon. */
const [BASE, GATE, MOON] = [494, 960, 795]
const GOLD = '#f2b541'

function town(d: Dice): string {
  let [houses, windows] = ['', '']
  for (let x = -20; x < W; x += d.between(52, 92)) {
    const [w, y] = [d.between(60, 120), H - d.between(120, 190)]
    houses += `M${x} ${H}V${y}h${w}V${H}ZM${x - 14} ${y + 4}Q${x + 6} ${y} ${x + Math.round(w * 0.2)} ${y - 24}H${x + Math.round(w * 0.8)}Q${x + w - 6} ${y} ${x + w + 14} ${y + 4}Z`
    for (let i = 0; i < 4; i++) if (d.next() < 0.6) windows += `M${x + 14 + i * 18} ${y + 26 + (i % 2) * 22}v9`
  }
  return (
    fill(houses, '#10205f') +
    `<path d="${windows}" stroke="#ffc46b" stroke-width="5" stroke-linecap="butt" opacity=".9"/>`
  )
}

const lantern = (x: number, y: number, scale = 1) => placed('<use href="#§n"/>', { x, y, scale })
/** Draws lanterns on a sagging line. */
function garland(x1: number, y1: number, x2: number, y2: number, sag: number, count: number): string {
  const [cx, cy] = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2 + sag * 2)]
  const on = (k: number, from: number, by: number, to: number) =>
    Math.round((1 - k) ** 2 * from + 2 * (1 - k) * k * by + k * k * to)
  const lanterns = Array.from({ length: count - 1 }, (_, i) => {
    const k = (i + 1) / count
    return lantern(on(k, x1, cx, x2), on(k, y1, cy, y2), 0.62)
  })
  return line(`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, '#0b1746') + lanterns.join('')
}

function cloud(x: number, y: number, s: number, opacity: number): string {
  const n = (v: number) => Math.round(v * s)
  return fill(
    `M${x} ${y}h${n(220)}a${n(22)} ${n(22)} 0 0 0 0-${n(44)}c-6-${n(40)}-${n(70)}-${n(44)}-${n(84)}-${n(10)}-${n(26)}-${n(26)}-${n(70)}-${n(6)}-${n(60)} ${n(22)}-${n(50)}-${n(12)}-${n(80)} ${n(32)}-${n(46)} ${n(32)}Z`,
    faint('#9db8ff', opacity),
  )
}

const pillar = (x: number, y: number, w: number) =>
  box(x - w / 2, y, w, BASE - y, 'url(#§p)') +
  box(x - w / 2 - 8, BASE - 26, w + 16, 26, '#2a3566') +
  box(x - w / 2 - 8, BASE - 26, w + 16, 4, '#7d90d6') +
  box(x - w / 2, y + 34, w, 8, GOLD)
const beam = (half: number, x: number, y: number, h: number, colour = '#a02a3c') =>
  box(x - half, y, half * 2, h, colour) +
  box(x - half, y, half * 2, 3, '#ff9d76') +
  `<path d="M${x - half + 10} ${y + h / 2}H${x + half - 8}" stroke="${GOLD}" stroke-width="6" stroke-dasharray="2 13" opacity=".9"/>`
function brackets(half: number, x: number, y: number): string {
  let d = ''
  for (let at = x - half; at < x + half - 8; at += 19) d += `M${at} ${y}h15l-4 9h-7z`
  return fill(d, '#f0a646')
}

function gate(): string {
  const top = (x: number, y: number, w: number, h: number) => roof({ x, y, w, h, colour: 'url(#§t)', edge: GOLD })
  const plaque = emblem('generic', { lit: '#ffe9b0', shade: GOLD, accent: '#d98a2e' })
  return (
    top(GATE, 86, 250, 46) +
    brackets(94, GATE, 134) +
    beam(100, GATE, 148, 20) +
    `<rect x="${GATE - 52}" y="168" width="104" height="40" rx="3" fill="#0d1c5c" stroke="${GOLD}" stroke-width="3"/>` +
    placed(plaque, { x: GATE - 15, y: 172, scale: 0.33 }) +
    line(`M${GATE - 42} 188h16M${GATE + 26} 188h16`, GOLD, 3) +
    top(GATE, 204, 380, 50) +
    top(GATE - 236, 262, 210, 42) +
    top(GATE + 236, 262, 210, 42) +
    brackets(150, GATE, 258) +
    beam(150, GATE, 272, 24) +
    beam(140, GATE, 306, 12, '#7c2038') +
    [-1, 1].map((s) => brackets(79, GATE + s * 236, 308) + beam(80, GATE + s * 236, 322, 18)).join('') +
    [-130, 130].map((x) => pillar(GATE + x, 272, 30)).join('') +
    [-306, 306].map((x) => pillar(GATE + x, 322, 24)).join('')
  )
}

function stall(x: number, w: number, light: string, dark: string): string {
  const y = BASE - 78
  const awning = [0, 1, 2, 3, 4].map((i) => {
    const [from, to] = [Math.round(x + (i * w) / 5), Math.round(x + ((i + 1) * w) / 5)]
    return fill(
      `M${from} ${y}H${to}l${i < 3 ? -6 : 6} 26q-${Math.round(w / 10)} 14-${Math.round(w / 5)} 0z`,
      i % 2 ? light : dark,
    )
  })
  const goods = [0, 1, 2, 3].map((i) =>
    placed(`<use href="#§${i % 2 ? 'a' : 'b'}"/>`, {
      x: Math.round(x + 14 + (i * (w - 28)) / 4),
      y: y + 36,
      scale: 0.22,
    }),
  )
  return (
    disc(x + w / 2, y + 44, Math.round(w * 0.62), 'url(#§g)') +
    box(x + 4, y + 28, w - 8, 52, '#3a1d3e') +
    box(x + 10, y + 36, w - 20, 26, '#ffd98ad9') +
    goods.join('') +
    awning.join('') +
    box(x, y + 60, w, 20, '#7c2f3c') +
    box(x, y + 60, w, 4, '#ff9d76')
  )
}

const visitor = (x: number, scale: number, colour: string) =>
  placed(
    fill('M-9 0C-10-22-9-34-5-38A7 7 0 1 1 6-38C10-34 11-22 10 0Z', colour) +
      line('M-6-34C-10-24-10-12-9-2', '#ffbf78', 1.6),
    { x, y: BASE + 22, scale },
  )

const DEFS =
  linear(
    '§s',
    [
      ['#060d33', 0],
      ['#112a78', 0.46],
      ['#3550b4', 0.74],
      ['#c77a8c', 0.95],
      ['#f2a06a', 1],
    ],
    'x2="0" y2="1"',
  ) +
  radial(
    '§m',
    [
      ['#fff6d6', 0],
      ['#ffe3a0', 0.7],
      ['#f6c76c', 1],
    ],
    'cx=".36" cy=".32" r=".8"',
  ) +
  radial('§h', [
    ['#ffe7ae88', 0],
    ['#ffe7ae22', 0.45],
    ['#ffe7ae00', 1],
  ]) +
  radial('§g', [
    ['#ffb45ca0', 0],
    ['#ffb45c00', 1],
  ]) +
  linear(
    '§p',
    [
      ['#e2604e', 0],
      ['#a3293d', 0.5],
      ['#5e1636', 1],
    ],
    'x2="1"',
  ) +
  radial(
    '§l',
    [
      ['#fff0b8', 0],
      ['#ff9a3d', 0.5],
      ['#e23a2e', 1],
    ],
    'cx=".4" cy=".4" r=".7"',
  ) +
  linear(
    '§f',
    [
      ['#26387e', 0],
      ['#0b1440', 1],
    ],
    'x2="0" y2="1"',
  ) +
  linear(
    '§t',
    [
      ['#3c58b4', 0],
      ['#152560', 1],
    ],
    'x2="0" y2="1"',
  ) +
  `<g id="§n"><circle r="46" cy="26" fill="url(#§g)"/><path d="M0-8V6" stroke="#3a1430" stroke-width="2"/><path d="M0 6C-24 6-25 44 0 44 25 44 24 6 0 6Z" fill="url(#§l)"/><path d="M-8 8c-8 12-8 24 0 34M8 8c8 12 8 24 0 34" stroke="#b3242c" stroke-width="1.5" opacity=".7"/><path d="M-10 3H10V9H-10ZM-9 42H9V47H-9Z" fill="${GOLD}"/><path d="M-4 47v14M0 47v18M4 47v14" stroke="${GOLD}" stroke-width="1.6"/></g>` +
  `<g id="§a">${emblem('crystal', { lit: '#2a50d0', shade: '#0b1a55', accent: GOLD })}</g><g id="§b">${emblem('star', { lit: '#c4202f', shade: '#6b1238', accent: GOLD })}</g>`

/** Draws a night market with gate, lanterns and full moon. The left side is left free for text. */
export function nightGate(): string {
  const d = dice('night market')
  const stars = Array.from({ length: 70 }, () => `M${d.between(0, W)} ${d.between(0, 260)}h.1`).join('')
  return sheet(
    { w: W, h: H, defs: DEFS, fit: 'xMidYMid slice' },
    box(0, 0, W, H, 'url(#§s)') +
      line(stars, '#dfe8ff', 2.2, 0.75) +
      fill(sparkle(640, 70, 9) + sparkle(880, 60, 6) + sparkle(190, 22, 7), '#fff') +
      disc(MOON, 150, 240, 'url(#§h)') +
      disc(MOON, 150, 74, 'url(#§m)') +
      `<g opacity=".3">${disc(MOON + 20, 170, 14, '#e9b55e')}${disc(MOON - 24, 132, 9, '#e9b55e')}${disc(MOON + 24, 122, 6, '#e9b55e')}</g>` +
      cloud(MOON - 180, 214, 1, 0.3) +
      cloud(1100, 110, 0.6, 0.22) +
      cloud(96, 150, 0.9, 0.14) +
      cloud(1390, 90, 0.8, 0.2) +
      fill(peaks(d, [W, H], H - 130, 190, 7), '#2b46a6', 0.5) +
      fill(ridge(d, [W, H], H - 140, 26, 200), '#1c338a', 0.8) +
      town(d) +
      disc(GATE, BASE - 20, 300, 'url(#§g)') +
      stall(GATE - 640, 150, '#f2f4ff', '#e0524a') +
      stall(GATE - 480, 132, '#ffe9b8', '#2f6fe0') +
      stall(GATE + 350, 150, '#ffffff', '#e0524a') +
      box(0, BASE, W, H - BASE, 'url(#§f)') +
      fill(`M${GATE - 120} ${BASE}H${GATE + 120}L${GATE + 330} ${H}H${GATE - 330}Z`, '#ffb76a', 0.3) +
      fill(`M${GATE - 60} ${BASE}H${GATE + 60}L${GATE + 150} ${H}H${GATE - 150}Z`, '#ffe0a0', 0.3) +
      line(`M0 ${BASE}H${W}`, '#6c84d8') +
      gate() +
      garland(GATE - 120, 300, GATE + 120, 300, 26, 5) +
      lantern(GATE - 230, 344) +
      lantern(GATE + 230, 344) +
      garland(GATE - 300, 330, GATE - 700, 290, 60, 7) +
      garland(GATE + 316, 330, W + 30, 290, 40, 5) +
      visitor(GATE - 60, 1.3, '#0b1440') +
      visitor(GATE - 34, 1.15, '#14225c') +
      visitor(GATE + 84, 1.4, '#0b1440') +
      visitor(GATE - 300, 1.2, '#0b1440') +
      visitor(GATE + 20, 0.9, '#1b2c70') +
      fill(`M0 ${H}V500Q200 540 460 ${H}Z`, '#070d2c', 0.6),
  )
}
