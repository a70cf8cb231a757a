import { GOLD, LAYOUTS, type Lattice, PALETTE, PATTERNS } from './cover-art'
import { coverInitial, priceBand } from './cover-url'

/**
 * Cover system: pure functions that turn ids into SVG text.
 * game id -> palette x pattern x layout; goods sn -> pattern scale and offset; price -> 1-5 pips, band 5 in a gold double frame.
 * Hash, palette and drawing are frozen, so one game looks the same everywhere.
 */
interface Style {
  palette: number
  pattern: number
  layout: number
}

function fnv(text: string): number {
  let h = 2_166_136_261
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0
    h = Math.imul(h, 16_777_619)
  }
  return h >>> 0
}

/** Golden-ratio steps keep consecutive ids far apart on the colour wheel. */
const mix = (id: string): number => Math.imul(/^\d+$/.test(id) ? Number(id) : fnv(id), 0x9e3779b1) >>> 0

function styleOf(id: string): Style {
  const h = mix(id)
  return { palette: Math.floor((h / 2 ** 32) * PALETTE.length), pattern: (h >>> 9) % 8, layout: (h >>> 17) % 4 }
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? '').replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '')
const FONT = "'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"

const svg = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${body}</svg>`
const text = (s: string, x: number, y: number, size: number, fill = '#fff', more = ''): string =>
  `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" fill="${fill}" ${more}>${escapeXml(s)}</text>`

function ground(style: Style, w: number, h: number, scale: number, dx: number, dy: number, opacity: number): string {
  const [deep, mid, light] = at(PALETTE, style.palette)
  const lattice: Lattice = at(PATTERNS, style.pattern)
  const shape = at(LAYOUTS, style.layout)(w, h)
  const lines = lattice.d.replaceAll('class="f"', `fill="${mid}"`)
  return (
    `<defs><pattern id="p" width="${lattice.w}" height="${lattice.h}" patternUnits="userSpaceOnUse" patternTransform="translate(${dx} ${dy}) scale(${scale})">` +
    `<g fill="none" stroke="${light}" stroke-width="${(0.9 / scale).toFixed(2)}">${lines}</g></pattern></defs>` +
    `<rect width="${w}" height="${h}" fill="${deep}"/><g fill="${mid}">${shape}</g><g fill="url(#p)" opacity="${opacity}">${shape}</g>`
  )
}

export function gameCover(game: { id: string; name: string }): string {
  const initial = text(coverInitial(game.name), 32, 45, 36, '#fff', 'font-weight="700" text-anchor="middle"')
  return svg(64, 64, ground(styleOf(game.id), 64, 64, 0.8, 2, 1, 0.42) + initial)
}

interface GoodsPlate {
  id: string
  name: string
  mark?: string
  sn?: string
  price?: number
  facts?: readonly string[]
  wide?: boolean
}

/** Fallback picture of a goods item. A mark (single-game pages) also shifts layout, pattern and palette by sn. */
export function goodsCover({ id, name, mark = '', sn = '', price = 0, facts = [], wide = false }: GoodsPlate): string {
  const k = wide ? 2 : 1
  const [w, h, n, band] = [160 * k, 120 * k, fnv(sn), priceBand(price)]
  let style = styleOf(id)
  if (mark) style = { layout: n % 4, pattern: (n >>> 4) % 8, palette: (style.palette + ((n >>> 12) % 3) + 13) % 14 }
  const pip = (i: number) => {
    const [x, y, r, on, c] = [(11 + i * 8.5) * k, 13 * k, 3 * k, i < band, band === 5 ? GOLD : '#fff']
    return `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" fill="${on ? c : 'none'}" stroke="${c}" stroke-opacity="${on ? 1 : 0.55}" stroke-width="${0.8 * k}"/>`
  }
  const fact = (raw: string | undefined, x: number, anchor: string) => {
    if (!raw) return ''
    const [value = '', label = ''] = raw.split('|')
    return (
      text(label, x, h - 32 * k, 11 * k, '#fff', `opacity=".84" text-anchor="${anchor}"`) +
      text(value, x, h - 11 * k, 18 * k, '#fff', `font-weight="700" text-anchor="${anchor}"`)
    )
  }
  const frame = (o: number, sw: number, op: number) =>
    `<rect x="${o * k}" y="${o * k}" width="${w - 2 * o * k}" height="${h - 2 * o * k}" fill="none" stroke="${GOLD}" stroke-opacity="${op}" stroke-width="${sw * k}"/>`
  const [right, base, size] = facts.length ? [12, 54, 46] : [14, 96, 66]
  const big = text(
    coverInitial(mark || name),
    w - right * k,
    base * k,
    size * k,
    '#fff',
    'font-weight="700" text-anchor="end"',
  )
  return svg(
    w,
    h,
    ground(style, w, h, k * (0.95 + (n % 5) * 0.08), (n >>> 3) % 20, (n >>> 8) % 20, 0.38) +
      big +
      [0, 1, 2, 3, 4].map(pip).join('') +
      fact(facts[0], 10 * k, 'start') +
      fact(facts[1], w - 12 * k, 'end') +
      (band === 5 ? frame(2.5, 1.2, 1) + frame(5, 0.8, 0.45) : ''),
  )
}

/** Stand-in for a seller's skin-wall screenshot, one tile per owned item. */
function wallCover({ items, cols = 6, rows = 4 }: { items: readonly string[]; cols?: number; rows?: number }): string {
  const [w, h, gap] = [320, 240, 6]
  const [tw, th] = [(w - gap * (cols + 1)) / cols, (h - gap * (rows + 1)) / rows]
  const tile = (i: number) => {
    const item = items.length ? at(items, i) : ''
    const [deep, mid] = at(PALETTE, fnv(item + i) % 14)
    const [x, y] = [gap + (i % cols) * (tw + gap), gap + Math.floor(i / cols) * (th + gap)]
    const edge =
      i < 3
        ? `<rect x=".6" y=".6" width="${tw - 1.2}" height="${th - 1.2}" rx="3" fill="none" stroke="${GOLD}" stroke-width="1.4"/>`
        : ''
    const label = text([...item][0] ?? '', tw / 2, th * 0.62, 22, '#fff', 'font-weight="700" text-anchor="middle"')
    return `<g transform="translate(${x} ${y})"><rect width="${tw}" height="${th}" rx="3" fill="${deep}"/><path d="M0 ${th}V${th * 0.5}L${tw} ${th * 0.2}V${th}Z" fill="${mid}"/>${label}${edge}</g>`
  }
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#141A26"/>${Array.from({ length: cols * rows }, (_, i) => tile(i)).join('')}`,
  )
}

/** Picture of an article: the id's ground with a word in the lower left corner, a gold rule above it. */
export function newsCover(plate: { id: string; word: string }): string {
  const [w, h] = [320, 180]
  const size = [...plate.word].length > 4 ? 38 : 48
  return svg(
    w,
    h,
    ground(styleOf(plate.id), w, h, 1.3, 4, 2, 0.4) +
      `<rect x="22" y="${h - 42 - size}" width="30" height="4" fill="${GOLD}"/>` +
      text(plate.word, 20, h - 24, size, '#fff', 'font-weight="700"'),
  )
}

function avatarCover(user: { id: string; name: string }): string {
  const [deep, mid, light] = at(PALETTE, styleOf(`u${user.id}`).palette)
  return svg(
    40,
    40,
    `<rect width="40" height="40" fill="${light}"/><path d="M0 40V26L40 14V40Z" fill="${mid}" opacity=".32"/>` +
      text(coverInitial(user.name), 20, 27, 19, deep, 'font-weight="700" text-anchor="middle"'),
  )
}

/** One representative amount in yuan per price band. */
const BAND_PRICE = [0, 0, 100, 500, 2000, 10_000] as const
const ID = /^[\w.-]{1,40}$/
const isFact = (fact: string): boolean => [...fact].length <= 18

/** SVG for an address of cover-url.ts, with or without the /media/cover/ prefix; undefined for anything else. Bounded input, pure. */
export function renderCover(path: string): string | undefined {
  if (path.length > 1200) return undefined
  let parts: string[]
  try {
    parts = path
      .replace(/^\/?media\/cover\//, '')
      .replace(/\.svg$/, '')
      .split('/')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
  const [kind, first = '', ...rest] = parts
  if (kind === 'game' || kind === 'avatar') return rest.length ? undefined : renderFace(kind, first)
  if (!ID.test(first)) return undefined
  if (kind === 'goods') return renderGoods(first, rest)
  if (kind === 'news') return renderNews(first, rest)
  return kind === 'wall' ? renderWall(rest) : undefined
}

function renderFace(kind: 'game' | 'avatar', face: string): string | undefined {
  const [, id, name] = /^([\w.-]{1,40})-(.)$/u.exec(face) ?? []
  if (!id || !name) return undefined
  return kind === 'game' ? gameCover({ id, name }) : avatarCover({ id, name })
}

function renderGoods(id: string, [sn = '', plate = '', ...facts]: string[]): string | undefined {
  const [, band, wide, face, initial] = /^([1-5])(w?)-([gm])(.)$/u.exec(plate) ?? []
  if (!band || !initial || !ID.test(sn) || facts.length > 2 || !facts.every(isFact)) return undefined
  const price = BAND_PRICE[Number(band)] ?? 0
  return goodsCover({ id, name: initial, mark: face === 'm' ? initial : '', sn, price, facts, wide: wide === 'w' })
}

function renderNews(id: string, [word = '', ...more]: string[]): string | undefined {
  const letters = [...word].length
  return more.length > 0 || letters < 1 || letters > 6 ? undefined : newsCover({ id, word })
}

function renderWall([grid = '', list = '', ...more]: string[]): string | undefined {
  const [, cols, rows] = /^([1-8])x([1-8])$/.exec(grid) ?? []
  const items = list.split(',')
  if (!cols || !rows || more.length || items.length > 24 || items.some((item) => [...item].length > 6)) return undefined
  return wallCover({ items, cols: Number(cols), rows: Number(rows) })
}
