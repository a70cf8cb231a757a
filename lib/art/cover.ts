import { typeOfSn, WORK_PREFIX } from '@/lib/shared/goods/goods-types'
import type { ModeTile } from '@/lib/shared/pictures/art-url'
import type { CoverSize } from '@/lib/shared/pictures/goods-cover-url'
import { darker, faint, lighter, mix, turned } from './colour'
import { emblem } from './emblem'
import { type GameArt, gameArt } from './games'
import { ground } from './ground'
import { metalOf } from './metal'
import { dice } from './random'
import { boost, recycle, rent } from './services'
import { fill, linear, outline, placed, radial, sheet, words } from './svg'
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
    v: radial(
      '§v',
      [
        [`${darker(g.deep, 0.6)}00`, 0.45],
        [faint(darker(g.deep, 0.6), 0.72), 1],
      ],
      'cx=".5" cy=".42" r=".75"',
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
  /** Must fit the width of the picture, see coverLabel; '' for none. */
  label: string
  size?: CoverSize | ''
}

/** Draws cover of an item. Everything except the text size is derived from its number and game. */
export function cover({ gameId, sn, band, label, size = '' }: CoverInput): string {
  const base = gameArt(gameId)
  const d = dice(sn)
  const turn = d.pick([0, 14, -14, 22, -8])
  const g = { ...base, deep: turned(base.deep, turn), mid: turned(base.mid, turn), light: turned(base.light, turn) }
  const metal = metalOf(band)
  const isSmall = size === 's' || size === 't'
  const isRight = d.next() < 0.8
  const x = isRight ? d.between(194, 214) : d.between(168, 184)
  const behind = {
    x: isRight ? d.between(-40, 10) : d.between(150, 200),
    y: d.between(-20, 30),
    turn: d.between(-14, 14),
    scale: 1.9 + d.next() * 0.8,
  }
  const scene = ground(g, d)
  const draw = thingOf(sn)
  const thing = draw({ g, d: dice(`${sn} thing`), band, metal, seed: sn, amount: amountOf(label) })
  const body =
    whole('url(#§g)') +
    scene +
    `<g opacity=".15">${placed('<use href="#§e"/>', behind)}</g>` +
    whole('url(#§l)') +
    whole('url(#§v)') +
    placed(thing, { x, y: draw === account ? 130 : 124, scale: 1.06 }) +
    badge(g, isSmall) +
    (size === 't' || size === 'p' ? '' : title(label, g, isSmall)) +
    (band === 5 ? '<path d="M1.5 1.5H318.5V238.5H1.5Z" stroke="#ffd978" stroke-width="3" opacity=".9"/>' : '')
  const mark = emblem(g.emblem, { lit: lighter(g.light, 0.3), shade: g.light, accent: g.accent })
  return sheet({ w: W, h: H, defs: `${gradients({ g, metal, used: body })}<g id="§e">${mark}</g>` }, body)
}

/** Draws the game's emblem in the corner. */
const badge = (g: GameArt, small: boolean) =>
  placed(
    fill('M10-10H86L106 10V86L86 106H10L-10 86V10Z', darker(g.deep, 0.2), 0.72) +
      '<use href="#§e" transform="translate(9 9)scale(.81)"/>',
    small ? { x: 19, y: 19, scale: 0.56 } : { x: 16, y: 16, scale: 0.34 },
  )

/** Font size 54 is 12 px in a picture shown at 72 px, 29 in one shown at 137 px. */
function title(label: string, g: GameArt, small: boolean): string {
  if (!label) return ''
  const size = small ? 54 : 29
  const edge = `stroke="${faint(darker(g.deep, 0.35), 0.75)}" stroke-width="${small ? 8 : 4}" stroke-linejoin="round" paint-order="stroke"`
  return (
    words(label, 16, small ? 222 : 224, { size, bold: true, more: edge }) +
    (small ? '' : fill(outline(16, 190, 39, 190, 35, 194, 12, 194), g.accent))
  )
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
