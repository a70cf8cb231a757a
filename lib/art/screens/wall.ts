import { nameLines } from '../names/cover-label'
import { findNamed } from '../names/names'
import { fitted } from '../objects/draw-subject'
import { fill, linear, placed } from '../svg'
import { type Drawn, type Screen, type ScreenInput, screen, TEXT } from './screen'
import { RARITIES, skinOf } from './skin'

/** Most tiles of one picture. */
export const MOST_TILES = 4
/** Area of the tiles, gaps, and height of a line of a name. */
const [LEFT, TOP, WIDTH, HEIGHT, GAP, LINE] = [16, 68, 608, 396, 12, 28]
const [COLUMNS, LONE] = [3, 300]

/** Parses a note after "~~", then names; each kind of things starts with "~", the rarest first. */
function wordsOf(says: readonly string[]) {
  const note = says.find((one) => one.startsWith('~~'))?.slice(2) ?? ''
  const tiles: { name: string; kind: number }[] = []
  let kind = -1
  for (const one of says)
    if (one === '~') kind += 1
    else if (one && !one.startsWith('~~')) tiles.push({ name: one, kind: Math.max(0, kind) })
  return { note, tiles: tiles.slice(0, MOST_TILES) }
}

/** One tile per name: the thing of that name, framed by rarity, with the name in at most two lines below. */
function draw({ g, gameId, says, silent, say }: Screen, title: string): Drawn {
  const skin = skinOf(gameId, g)
  const { note, tiles } = wordsOf(says)
  const rows = tiles.length > COLUMNS ? 2 : 1
  const columns = rows > 1 ? Math.ceil(tiles.length / rows) : silent ? tiles.length : COLUMNS
  const w = Math.floor((WIDTH - GAP * (columns - 1)) / columns)
  const h = rows > 1 ? (HEIGHT - GAP) / 2 : silent ? HEIGHT : LONE
  const lines = tiles.map(({ name }) => nameLines(gameId, name, w / TEXT - 0.3))
  const plate = 12 + LINE * Math.max(1, ...lines.map((each) => each.length))
  const from = rows > 1 ? LEFT : LEFT + ((w + GAP) * (columns - Math.min(columns, tiles.length))) / 2
  const drawn = tiles.map(({ name, kind }, i) => {
    const rank = Math.min(kind, RARITIES.length - 1)
    const named = findNamed(gameId, name)
    const picture = { x: 8, y: 12, w: w - 16, h: h - plate - 12 }
    const thing = named
      ? fitted(named.subject, picture, true)
      : placed('<use href="#§e"/>', { x: w / 2 - 48, y: (h - plate) / 2 - 42 })
    const own = lines[i] as string[]
    const name_ = own.map((text, at) =>
      say(text, w / 2, h - plate / 2 + 9 + (at - (own.length - 1) / 2) * LINE, {
        size: TEXT,
        bold: true,
        anchor: 'middle',
        colour: skin.ink,
      }),
    )
    const [x, y] = [
      from + (i % columns) * (w + GAP),
      (rows > 1 || silent ? TOP : TOP + 46) + Math.floor(i / columns) * (h + GAP),
    ]
    return `<g transform="translate(${x} ${y})"><use href="#§t${rank}"/><g clip-path="url(#§c)">${thing}</g>${name_.join('')}</g>`
  })
  const ranks = [...new Set(tiles.map(({ kind }) => Math.min(kind, RARITIES.length - 1)))]
  return {
    title,
    note,
    defs:
      ranks
        .map((rank) => {
          const rarity = RARITIES[rank] as (typeof RARITIES)[number]
          const [, , high, low] = rarity
          const tile = fill(`M0 ${h - plate}H${w}V${h}H0Z`, skin.paper) + skin.frame({ w, h, plate }, rarity, rank)
          return (
            linear(
              `§r${rank}`,
              [
                [low, 0],
                [high, 1],
              ],
              'x2="0" y2="1"',
            ) + `<g id="§t${rank}">${skin.rx > 9 ? skin.frame({ w, h, plate }, rarity, rank) : tile}</g>`
          )
        })
        .join('') + `<clipPath id="§c"><path d="M4 4H${w - 4}V${h - plate}H4Z"/></clipPath>`,
    body: drawn.join(''),
  }
}

/** Draws the best things of an account by name. */
export const wall = (input: ScreenInput): string => screen(input, (s) => draw(s, '外观'))
/** Draws the next of its things. */
export const roster = (input: ScreenInput): string => screen(input, (s) => draw(s, '收藏'))
