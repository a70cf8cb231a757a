import { faint, mix } from './colour'
import { peaks, roof } from './landscape'
import { dice } from './random'
import { box, disc, fill, line, linear, placed, radial, sheet } from './svg'

const [W, H] = [1600, 560]

/** Draws a single cushion of needles. */
const cushion = (x: number, y: number, scale: number, lit: string, shade: string, edge: string) =>
  placed(
    fill('M-90 10C-84-14-56-22-42-12-26-34 18-34 30-14 52-26 86-14 90 10 50 20-50 20-90 10Z', shade) +
      fill('M-90 10C-84-14-56-22-42-12-26-34 18-34 30-14 0-20-50-8-90 10Z', lit) +
      line('M-82 4C-72-12-54-16-42-8M-30-18C-16-28 10-28 22-18', edge, 2.5),
    { x, y, scale },
  )

/** Draws a pine at x, y, leaning by `lean`. */
function pine(x: number, y: number, scale: number, lean: number): string {
  const l = Math.round(lean * 90)
  const part = (k: number) => Math.round(l * k)
  return placed(
    line(`M0 0C-8-70 ${part(0.3)}-110 ${l}-230`, '#5b3c33', 15) +
      line(`M-4-6C-11-70 ${part(0.3) - 4}-110 ${l - 3}-226`, '#a8745a', 4) +
      line(`M${part(0.25)}-104L${part(0.25) - 86}-138M${part(0.5)}-150L${part(0.5) + 92}-172`, '#5b3c33', 8) +
      cushion(part(0.25) - 96, -146, 0.95, '#4fae7c', '#1f7350', '#a6e2b6') +
      cushion(part(0.5) + 104, -182, 0.9, '#58b785', '#1c6c4b', '#b6eac0') +
      cushion(l - 40, -212, 0.8, '#58b785', '#207a54', '#b6eac0') +
      cushion(l + 14, -250, 1.02, '#66c592', '#217c56', '#c6f2cc'),
    { x, y, scale },
  )
}

function terraces(): string {
  const x = 1180
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const [y, k] = [370 + i * 30, i / 6]
      const edge = `M${x - 900 + i * 30} ${H}C${x - 640} ${H - 10} ${x - 560} ${y + 40} ${x - 420} ${y + 18}S${x - 150} ${y + 30} ${x + 70} ${y + 10}S${x + 320} ${y - 26} ${W + 20} ${y - 6}`
      const water = `M${x - 240} ${y + 24}C${x - 120} ${y + 30} ${x - 20} ${y + 18} ${x + 60} ${y + 14}L${x + 40} ${y + 26}C${x - 40} ${y + 32} ${x - 140} ${y + 36} ${x - 240} ${y + 24}Z`
      return (
        fill(`${edge}V${H}Z`, mix('#b9dfa6', '#2f8a5a', k)) +
        line(edge, mix('#f4ffd8', '#9fdc9a', k), 3) +
        (i % 2 ? fill(water, '#d8f4f0', 0.8) : '')
      )
    })
    .join('')
}

const pavilion = (x: number, y: number) =>
  placed(
    [-40, -16, 16, 40].map((at) => box(at - 3, -40, 6, 62, '#a8463a')).join('') +
      box(-56, 20, 112, 10, '#e8dcc4') +
      box(-64, 28, 128, 10, '#cbbca0') +
      line('M-40 4H-16M16 4H40', '#a8463a', 4) +
      roof({ x: 0, y: -84, w: 128, h: 46, colour: '#2c6f63', edge: '#f3d08a' }) +
      fill('M-6-104H6L10-84H-10Z', '#f0b55e'),
    { x, y },
  )
const bird = (x: number, y: number, scale: number) =>
  placed(line('M-14-6Q-5-8 0 0Q5-8 14-6', '#3f6a57', 2.2), { x, y, scale })
const cloud = (x: number, y: number, scale: number, opacity: number) =>
  placed(
    fill(
      'M0 0h300c20 0 20-26 0-26h-40c-10-34-66-40-84-14-30-18-64-2-60 14h-116c-20 0-20 26 0 26Z',
      faint('#ffffff', opacity),
    ),
    { x, y, scale },
  )

const RANGES = ['#9cc9c0', '#79b39f', '#4f9a7c'] as const
const DEFS =
  linear(
    '§s',
    [
      ['#bfe3ea', 0],
      ['#dff0df', 0.5],
      ['#fdf2d4', 0.86],
    ],
    'x2="0" y2="1"',
  ) +
  radial(
    '§u',
    [
      ['#fff8dc', 0],
      ['#ffd98a', 0.62],
      ['#f7b356', 1],
    ],
    'cx=".36" cy=".34" r=".8"',
  ) +
  radial('§h', [
    ['#fff2c4d0', 0],
    ['#fff2c400', 1],
  ]) +
  RANGES.map((colour, i) =>
    linear(
      `§m${i}`,
      [
        [colour, 0],
        [mix(colour, '#f4f8e2', 0.75), 1],
      ],
      'x2="0" y2="1"',
    ),
  ).join('')

/** Draws a bright morning with pines, terraces and a pavilion. The left side is left free for dark text. */
export function pineTerrace(): string {
  const d = dice('pine terrace')
  const hill = 'C320 470 544 550 880 534S1376 484 1600 514'
  return sheet(
    { w: W, h: H, defs: DEFS, fit: 'xMidYMid slice' },
    box(0, 0, W, H, 'url(#§s)') +
      disc(870, 136, 260, 'url(#§h)') +
      disc(870, 136, 62, 'url(#§u)') +
      cloud(600, 120, 0.8, 0.7) +
      cloud(1270, 96, 1, 0.75) +
      cloud(80, 90, 1, 0.5) +
      bird(760, 170, 1) +
      bird(800, 150, 0.7) +
      bird(732, 146, 0.6) +
      RANGES.map((_, i) => fill(peaks(d, [W, H], 340 + i * 40, 210 - i * 40, 6 + i), `url(#§m${i})`, 0.9)).join('') +
      terraces() +
      pavilion(1010, 366) +
      pine(1350, 490, 1.28, 0.5) +
      pine(770, 520, 0.72, -0.55) +
      fill(`M0 ${H}V510${hill}V${H}Z`, '#14573a') +
      line(`M0 510${hill}`, '#5fb784', 3),
  )
}
