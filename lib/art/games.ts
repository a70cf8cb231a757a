import type { EmblemName } from './emblem-shapes'
import { hash } from './random'

/** Genre, by the kind of things its accounts contain. */
export type ArtGenre = 'moba' | 'shooter' | 'gacha' | 'mmo' | 'party'

/** The look of a game. Dark colours are never brown or olive: warm hues darken to wine and plum. */
export interface GameArt {
  emblem: EmblemName
  genre: ArtGenre
  deep: string
  mid: string
  light: string
  accent: string
}

type Row = readonly [EmblemName, ArtGenre, deep: string, mid: string, light: string, accent: string]
const ROWS: Readonly<Record<number, Row>> = {
  102: ['crystal', 'moba', '#06203c', '#14668f', '#93e3f5', '#f0cb6b'],
  104: ['helmet', 'shooter', '#062a2e', '#1f7f72', '#b4f5de', '#c9ff52'],
  105: ['naginata', 'party', '#3a0618', '#c4202f', '#ffa890', '#ffd47c'],
  106: ['die', 'party', '#471064', '#c94aa6', '#ffc9e4', '#ffd75c'],
  107: ['blades', 'moba', '#0b1a55', '#2a50d0', '#9cc0ff', '#ffcb5c'],
  108: ['scroll', 'party', '#6b1238', '#f5701f', '#ffd9a0', '#fff1ae'],
  109: ['star', 'gacha', '#07395a', '#12a0a8', '#b5f5e6', '#ffe7a0'],
  111: ['airdrop', 'shooter', '#123a78', '#3a8de6', '#c9e9ff', '#ff9a3d'],
  113: ['rail', 'gacha', '#170f52', '#5546d8', '#bdb8ff', '#7cf1ff'],
  114: ['sigil', 'moba', '#0a1c5c', '#1b8fc8', '#9df2ff', '#ffd27a'],
  115: ['mask', 'party', '#2a1050', '#7c4cc4', '#dcc8ff', '#ffb59a'],
  116: ['knife', 'shooter', '#3b0a2e', '#e8465c', '#ffb9ac', '#63f2e2'],
  117: ['fan', 'mmo', '#05343a', '#178f8c', '#a9f2e4', '#f6d98e'],
  120: ['egg', 'party', '#9c2a78', '#ff7ba6', '#ffe3d2', '#ffe56e'],
  123: ['tower', 'gacha', '#0f1a36', '#3c67a8', '#c4e0ff', '#ffd21f'],
  124: ['wave', 'gacha', '#1a2058', '#6f86e0', '#e4edff', '#ffdca3'],
  125: ['phantom', 'gacha', '#1e0d47', '#7428ee', '#d0adff', '#d8ff3f'],
  126: ['chevron', 'shooter', '#0d2338', '#2e6c94', '#b2e0f7', '#ffb03d'],
  127: ['kart', 'party', '#2e0a70', '#e3218e', '#ffaddd', '#41f1ff'],
  128: ['cloud', 'mmo', '#781a5a', '#f06a5e', '#ffdcc0', '#83f0dc'],
  129: ['mount', 'mmo', '#04392f', '#179b70', '#aaf5d4', '#ffdf91'],
  130: ['moon', 'mmo', '#121548', '#4653ae', '#c8d2ff', '#fff0be'],
  131: ['gate', 'mmo', '#2a0a45', '#8331c0', '#e0b4ff', '#ff9b5e'],
  132: ['lantern', 'gacha', '#33073e', '#b4216f', '#ffa9cd', '#ffdb8d'],
  133: ['wing', 'party', '#3e4ca6', '#8da5ee', '#ffebd4', '#fff4be'],
  134: ['torch', 'mmo', '#430a26', '#dd4420', '#ffc979', '#fff09c'],
  135: ['rune', 'mmo', '#072e33', '#1e9a5c', '#c4ffb0', '#ffd45c'],
  177: ['sniper', 'shooter', '#141c48', '#3f66c8', '#bdd4ff', '#ff6b4d'],
}

const artOf = ([emblem, genre, deep, mid, light, accent]: Row): GameArt => ({ emblem, genre, deep, mid, light, accent })
const KNOWN = new Map(Object.entries(ROWS).map(([id, row]) => [id, artOf(row)]))
export const GAME_ARTS: readonly GameArt[] = [...KNOWN.values()]
/** Emblems not tied to a known game, for games added by operators. */
const SPARE: readonly EmblemName[] = ['flag', 'wizard', 'mech', 'football', 'cards', 'farm', 'cube', 'generic']

/** Returns the look of a game; one missing from the table gets colours and a spare emblem derived from its id. */
export function gameArt(id: string): GameArt {
  const known = KNOWN.get(id)
  if (known) return known
  const seed = hash(`game${id}`)
  const colours = GAME_ARTS[seed % GAME_ARTS.length] as GameArt
  return { ...colours, genre: 'party', emblem: SPARE[(seed >>> 8) % SPARE.length] as EmblemName }
}
