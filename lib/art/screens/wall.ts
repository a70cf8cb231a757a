import { dye, figure, HEADS_OF } from '../figure'
import type { ArtGenre } from '../games'
import { loot } from '../loot'
import { dice } from '../random'
import { fill, line, linear, placed } from '../svg'
import { BLADES, GUNS, vehicle, weapon } from '../weapon'
import { type Drawn, type Screen, type ScreenInput, screen, TEXT } from './screen'

/** Light and dark colours of frame and background, rarest first. */
const RARITIES = [
  ['#fff4c2', '#f0a53a', '#ff8fd0', '#5a2bd6'],
  ['#ffe09a', '#e8912e', '#ffc061', '#c23a2a'],
  ['#e3beff', '#8144e0', '#9d68f0', '#2a1466'],
  ['#a9daff', '#3478d6', '#4e9bea', '#12306e'],
  ['#c6d3e6', '#6e7f9e', '#7f92b4', '#26324e'],
] as const
const [COLUMNS, ROWS] = [5, 4]
const COLOURINGS = 6
export type Sort = 'figure' | 'gun' | 'vehicle' | 'blade' | 'loot'

/** Title and default things of both walls of a genre. */
const WALLS: Readonly<Record<ArtGenre, readonly [skins: readonly [string, Sort], roster: readonly [string, Sort]]>> = {
  moba: [
    ['皮肤', 'figure'],
    ['英雄', 'figure'],
  ],
  shooter: [
    ['武器', 'gun'],
    ['载具', 'vehicle'],
  ],
  gacha: [
    ['角色', 'figure'],
    ['武器', 'blade'],
  ],
  mmo: [
    ['外观', 'figure'],
    ['装备', 'blade'],
  ],
  party: [
    ['外观', 'figure'],
    ['收藏', 'loot'],
  ],
}

/** Draws at most six shapes; every tile shows one of them with its own colours. */
function shapes({ g, seed }: Screen, sort: Sort): string[] {
  const one = (i: number): string => {
    if (sort === 'figure') {
      const heads = HEADS_OF[g.genre]
      return figure(`${seed}${i}`, g, {
        head: heads[(dice(seed).below(9) + i) % heads.length],
        dyed: true,
        small: true,
      })
    }
    if (sort === 'vehicle') return vehicle(`${seed}${i}`, g, { dyed: true })
    if (sort === 'loot') return loot(`${seed}${i}`, g)
    return weapon(seed, g, { name: sort === 'gun' ? GUNS[i % 5] : BLADES[i % 5], dyed: true })
  }
  return Array.from({ length: sort === 'figure' ? 3 : 5 }, (_, i) => one(i))
}

const rarityOf = (i: number, best: number): number =>
  i < best ? 0 : i < best + 4 ? 1 : i < best + 9 ? 2 : i < 17 ? 3 : 4
/** Rarity of frames: lowest for named things, and highest for unnamed ones. */
const [LAST_NAMED, FIRST_NAMELESS] = [2, 3]

/** The letter of each sort in addresses. */
export const SORT_LETTERS: Readonly<Record<Sort, string>> = {
  figure: 'f',
  gun: 'g',
  vehicle: 'v',
  blade: 'b',
  loot: 'l',
}
const SORTS = Object.keys(SORT_LETTERS) as Sort[]

/**
 * Parses a note after "~~", then names, where each kind starts with "~" and the letter of its sort, or none for the
 * wall's default. The rarest kind comes first. Without kinds, rarities are random.
 */
function wordsOf(says: readonly string[]) {
  const note = says.find((one) => one.startsWith('~~'))?.slice(2) ?? ''
  const tiles: { name: string; kind: number; sort: Sort | undefined }[] = []
  let [kind, sort]: [number, Sort | undefined] = [-1, undefined]
  for (const one of says)
    if (one.startsWith('~~')) continue
    else if (one.startsWith('~')) [kind, sort] = [kind + 1, SORTS.find((each) => SORT_LETTERS[each] === one.slice(1))]
    else tiles.push({ name: one, kind, sort })
  const rarity = (i: number, best: number): number => {
    if (kind < 0) return rarityOf(i, best)
    const tile = tiles[i]
    return tile ? Math.min(tile.kind, LAST_NAMED) : Math.max(rarityOf(i, best), FIRST_NAMELESS)
  }
  return { note, tiles, rarity }
}

/** Id of a shape of one sort, with the wall's default sort first. */
const shapeId = (sort: number, i: number): string => `§f${sort > 0 ? `${sort}_` : ''}${i}`

function draw(input: Screen, [title, kind]: readonly [string, Sort]): Drawn {
  const { g, say } = input
  const { note, tiles: tileWords, rarity } = wordsOf(input.says)
  const seed = `${input.seed} ${title}`
  const d = dice(seed)
  const sort = g.emblem === 'kart' && kind === 'figure' ? 'vehicle' : kind
  const shown = [...new Set([sort, ...tileWords.flatMap((one) => one.sort ?? [])])]
  const shapesOf = shown.map((one) => shapes({ ...input, seed }, one))
  const best = d.between(1, 4)
  const band = tileWords.length > 0 ? '<path d="M2 62H116V91Q116 96 111 96H7Q2 96 2 91Z" fill="#0a0c1ac4"/>' : ''
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [x, y] = [13 + (i % COLUMNS) * 124, 64 + Math.floor(i / COLUMNS) * 103]
    const { name = '', sort: own = sort } = tileWords[i] ?? {}
    const at = shown.indexOf(own)
    const shape = `<use href="#${shapeId(at, d.below(shapesOf[at]?.length ?? 1))}" class="§${d.below(COLOURINGS)}"${d.next() < 0.5 ? ' transform="matrix(-1 0 0 1 118 0)"' : ''}/>`
    const label = name ? `<use href="#§n"/>${say(name, 59, 88, { size: TEXT, bold: true, anchor: 'middle' })}` : ''
    return `<g transform="translate(${x} ${y})"><use href="#§t${rarity(i, best)}"/>${shape}${label}</g>`
  })
  return {
    title,
    note,
    defs:
      `<style>${Array.from({ length: COLOURINGS }, (_, i) => `.§${i}{${dye(`${seed}${i}`, g)}}`).join('')}</style>` +
      '<clipPath id="§c"><rect x="2" y="2" width="114" height="94" rx="6"/></clipPath>' +
      shapesOf
        .flatMap((some, at) =>
          some.map((shape, i) => `<g id="${shapeId(at, i)}" clip-path="url(#§c)">${placed(shape, { x: 9, y: 2 })}</g>`),
        )
        .join('') +
      RARITIES.map(tile).join('') +
      `<g id="§n">${band}</g><g id="§y">${fill('M59 50 2 2H36ZM59 50 78 2H112ZM59 50 116 24V56ZM59 50 2 44V72Z', '#fff4')}</g>`,
    body: tiles.join(''),
  }
}

function tile([light, dark, high, low]: (typeof RARITIES)[number], i: number): string {
  const stars = `M13 14h.1${'m11 0h.1'.repeat(4 - i)}`
  return (
    linear(
      `§r${i}`,
      [
        [high, 0],
        [low, 1],
      ],
      'x2=".7" y2="1"',
    ) +
    `<g id="§t${i}"><rect x="1" y="1" width="116" height="96" rx="7" fill="url(#§r${i})" stroke="${i < 2 ? light : dark}" stroke-width="2"/>` +
    (i < 2 ? '<use href="#§y"/>' : '') +
    `${i < 4 ? line(stars, light, 7) : ''}</g>`
  )
}

/** Draws what the account wears or carries; the given names are on the rarest tiles. */
export const wall = (input: ScreenInput): string => screen(input, (s) => draw(s, WALLS[s.g.genre][0]))
/** Draws other things the account owns. */
export const roster = (input: ScreenInput): string => screen(input, (s) => draw(s, WALLS[s.g.genre][1]))
