import { typeOfSn, WORK_PREFIX } from '@/lib/shared/goods/goods-types'
import type { ModeTile } from '@/lib/shared/pictures/art-url'
import type { CoverSize } from '@/lib/shared/pictures/goods-cover-url'
import { darker, faint, lighter, mix } from './colour'
import { emblem } from './emblem'
import { type GameArt, gameArt } from './games'
import { ground } from './ground'
import { metalOf } from './metal'
import { coverLabel } from './names/cover-label'
import { findNamed } from './names/names'
import type { Subject } from './names/read-row'
import { fitted } from './objects/draw-subject'
import { type Dice, dice } from './random'
import { boost, recycle, rent } from './services'
import { frontOf, stageOf } from './stages/stage'
import { fill, linear, placed, radial, sheet, words } from './svg'
import { account, code, currency, prop, type ThingInput, topUp } from './things'

const [W, H] = [320, 240]

const BY_MODE = { account, props: prop, currency, code, topUp }
/** The kind of object for a goods number, determined by its first letters. */
const thingOf = (sn: string) =>
  sn.startsWith(WORK_PREFIX) ? boost : (BY_MODE[(typeOfSn(sn)?.mode ?? 'props') as keyof typeof BY_MODE] ?? prop)

/** Parses an amount: "5000万" is 50,000,000; 0 without a number. */
function amountOf(label: string): number {
  const [, digits = '0', unit = ''] = /^(\d[\d.]*)([万亿]?)/.exec(label) ?? []
  return Number(digits) * ({ 万: 1e4, 亿: 1e8 }[unit] ?? 1)
}

interface Gradients {
  g: GameArt
  metal: ThingInput['metal']
  used: string
}
/** Only the gradients that the drawing uses. */
function gradients({ g, metal, used }: Gradients): string {
  const glow = lighter(g.light, 0.3)
  const all: Record<string, string> = {
    g: linear('§g', [
      [mix(g.mid, g.light, 0.3), 0],
      [g.mid, 0.36],
      [g.deep, 0.9],
    ]),
    l: radial(
      '§l',
      [
        [faint(lighter(g.light, 0.4), 0.8), 0],
        [faint(g.light, 0.2), 0.4],
        [`${g.light}00`, 1],
      ],
      'cx=".1" cy="-.08" r=".8"',
    ),
    s: radial('§s', [
      ['#0009', 0],
      ['#0000', 1],
    ]),
    m: linear('§m', [
      [metal.shine, 0],
      [metal.lit, 0.3],
      [metal.shade, 0.65],
      [metal.lit, 1],
    ]),
    w: radial(
      '§w',
      [
        [lighter(g.light, 0.3), 0],
        [mix(g.mid, g.light, 0.25), 0.4],
        [g.deep, 1],
      ],
      'cx=".3" cy=".2" r="1"',
    ),
    k: radial('§k', [
      [faint(glow, 0.55), 0],
      [`${g.light}00`, 1],
    ]),
    y: linear(
      '§y',
      [
        [faint(darker(g.deep, 0.6), 0), 0],
        [faint(darker(g.deep, 0.6), 0.85), 0.75],
      ],
      'x2="0" y2="1"',
    ),
    p: linear('§p', [
      ['#ffffff', 0],
      [lighter(g.light, 0.45), 0.5],
      [mix(g.light, g.mid, 0.25), 1],
    ]),
    f: linear(
      '§f',
      [
        [lighter(g.accent, 0.35), 0],
        [g.accent, 0.5],
        [mix(g.accent, g.mid, 0.6), 1],
      ],
      'x2="0" y2="1"',
    ),
  }
  return Object.entries(all)
    .filter(([id]) => used.includes(`#§${id})`))
    .map(([, definition]) => definition)
    .join('')
}

const whole = (paint: string) => fill(`M0 0H${W}V${H}H0Z`, paint)

interface CoverInput {
  gameId: string
  sn: string
  /** Price band, 1-5. */
  band: number
  /** The item's name or amount, see coverName; '' for none. */
  name: string
  size?: CoverSize | ''
}

/** Draws cover of an item. Everything except the text size is derived from its number, its name and its game. */
export function cover({ gameId, sn, band, name, size = '' }: CoverInput): string {
  const g = gameArt(gameId)
  const d = dice(sn)
  const metal = metalOf(band)
  const isSmall = size === 's' || size === 't'
  const lines = size === 't' || size === 'p' ? [] : coverLabel({ sn, gameId, name })
  const stage = stageOf(gameId, g) || ground(g, d)
  const draw = thingOf(sn)
  const named = draw === account || draw === prop ? findNamed(gameId, name) : undefined
  const thing = named
    ? fitted(named.subject, areaOf(named.subject, d)) + (named.subject.sort === 'hero' ? frontOf(gameId) : '')
    : placed(draw({ g, d: dice(`${sn} thing`), band, metal, seed: sn, amount: amountOf(name) }), {
        x: d.between(198, 212),
        y: 122,
        scale: 1.06,
      })
  const body =
    whole('url(#§g)') +
    stage +
    whole('url(#§l)') +
    (named && named.subject.sort !== 'hero' ? '<circle cx="206" cy="118" r="116" fill="url(#§k)"/>' : '') +
    thing +
    fill('M320 0V48L272 0Z', metal.shade) +
    fill('M320 0V40L280 0Z', metal.lit) +
    fill('M308 6 314 13 306 22 298 13Z', band > 3 ? '#fff' : metal.shine) +
    badge(g, isSmall) +
    (lines.length > 0 ? fill(`M0 ${topOf(lines, isSmall)}H320V240H0Z`, 'url(#§y)') : '') +
    title(lines, g, isSmall) +
    (band === 5 ? '<path d="M1.5 1.5H318.5V238.5H1.5Z" stroke="#ffd978" stroke-width="3" opacity=".9"/>' : '')
  const mark = emblem(g.emblem, { lit: lighter(g.light, 0.3), shade: g.light, accent: g.accent })
  return sheet({ w: W, h: H, defs: `${gradients({ g, metal, used: body })}<g id="§e">${mark}</g>` }, body)
}

/** Where the subject is: persons stand on the lower edge, long things lie across the picture. */
function areaOf({ sort }: Subject, d: Dice) {
  const [x, y] = [d.between(-6, 6), d.between(0, 6)]
  if (sort === 'hero' || sort === 'beast') return { x: 92 + x, y: 4 + y, w: 228, h: 236 - y }
  if (sort === 'gun' || sort === 'blade' || sort === 'skin')
    return { x: 54 + x, y: 60 + y, w: 252, h: 130, turn: -d.between(8, 16) }
  if (sort === 'car') return { x: 50 + x, y: 86 + y, w: 258, h: 118 }
  return { x: 112 + x, y: 22 + y, w: 190, h: 192 }
}

/** Draws the game's emblem in the corner. */
const badge = (g: GameArt, small: boolean) =>
  placed(
    fill('M10-10H86L106 10V86L86 106H10L-10 86V10Z', darker(g.deep, 0.2), 0.82) +
      '<use href="#§e" transform="translate(9 9)scale(.81)"/>',
    small ? { x: 19, y: 19, scale: 0.56 } : { x: 16, y: 16, scale: 0.4 },
  )

/** Top of the dark ground below the text. */
const topOf = (lines: readonly string[], small: boolean) => (small ? 150 : 182) - (lines.length - 1) * (small ? 59 : 32)

/** Font size 54 is 12 px in a picture shown at 72 px, 29 in one shown at 137 px. */
function title(lines: readonly string[], g: GameArt, small: boolean): string {
  const size = small ? 54 : 29
  const edge = `stroke="${faint(darker(g.deep, 0.5), 0.85)}" stroke-width="${small ? 8 : 4}" stroke-linejoin="round" paint-order="stroke"`
  const last = small ? 222 : 224
  return lines
    .map((line, i) => words(line, 16, last - (lines.length - 1 - i) * size * 1.1, { size, bold: true, more: edge }))
    .join('')
}

const MODES = {
  rent: [rent, '107', 3],
  account: [account, '109', 4],
  prop: [prop, '125', 4],
  currency: [currency, '131', 5],
  boost: [boost, '117', 5],
  recycle: [recycle, '105', 5],
} as const satisfies Record<ModeTile, unknown>

/** Draws tile of a trade mode: only its object on a background; shown at 34 to 52 px. */
export function modeTile(name: ModeTile): string {
  const [draw, gameId, band] = MODES[name]
  const g = gameArt(gameId)
  const metal = metalOf(band)
  const thing = draw({ g, d: dice(name), band, metal, seed: `tile ${name}`, amount: 2e6 })
  const body = whole('url(#§g)') + whole('url(#§l)') + placed(thing, { x: 160, y: 124, scale: 1.12 })
  return sheet({ w: W, h: H, defs: gradients({ g, metal, used: body }) }, body).replace(
    `viewBox="0 0 ${W} ${H}"`,
    'viewBox="40 0 240 240"',
  )
}
