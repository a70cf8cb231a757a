import { hash } from '../random'
import { COMMON } from './common'
import { GENSHIN, STAR_RAIL } from './gacha-heroes'
import { EGGY, IDENTITY_V, SKY } from './identity-sky-eggs'
import { LEAGUE, TEAMFIGHT } from './league'
import { DUNGEON_FIGHTER, JUSTICE, JX3, MOONLIGHT, TORCHLIGHT, WARCRAFT, WESTWARD } from './martial-worlds'
import { ARKNIGHTS, ONMYOJI, WUTHERING, ZENLESS } from './more-gacha'
import { type Row, readRow, type Subject } from './read-row'
import { HONOR_OF_KINGS, NARAKA, NARUTO } from './tencent-heroes'
import { CROSSFIRE, DELTA, DUTY, PEACEKEEPER, QQ_SPEED, VALORANT } from './weapons-games'

/** Name tables by the number of the game. */
const TABLES: Readonly<Record<string, string>> = {
  102: LEAGUE,
  104: DELTA,
  105: NARAKA,
  106: TEAMFIGHT,
  107: HONOR_OF_KINGS,
  108: NARUTO,
  109: GENSHIN,
  111: PEACEKEEPER,
  113: STAR_RAIL,
  114: LEAGUE,
  115: IDENTITY_V,
  116: VALORANT,
  117: JUSTICE,
  120: EGGY,
  123: ARKNIGHTS,
  124: WUTHERING,
  125: ZENLESS,
  126: DUTY,
  127: QQ_SPEED,
  128: WESTWARD,
  129: JX3,
  130: MOONLIGHT,
  131: DUNGEON_FIGHTER,
  132: ONMYOJI,
  133: SKY,
  134: TORCHLIGHT,
  135: WARCRAFT,
  177: CROSSFIRE,
}
export const NAMED_GAMES = Object.keys(TABLES)

type Entry = readonly [name: string, subject: Subject]
const entriesOf = (rows: readonly Row[]): Entry[] =>
  rows
    .flatMap(({ names, subject }) => names.map((name): Entry => [name, subject]))
    .sort(([a], [b]) => b.length - a.length)
export const rowsOf = (table: string): Row[] => table.trim().split('\n').filter(Boolean).map(readRow)

/** Rows of a game, parsed when it is first drawn. */
const parsed = new Map<string, readonly Entry[]>()
function entries(gameId: string): readonly Entry[] {
  const key = TABLES[gameId] ? gameId : ''
  const found = parsed.get(key) ?? entriesOf(rowsOf(TABLES[gameId] ?? COMMON))
  parsed.set(key, found)
  return found
}
export const rowsOfGame = (gameId: string): Row[] => rowsOf(TABLES[gameId] ?? '')
export const commonRows = (): Row[] => rowsOf(COMMON)

export interface Named {
  /** The part of the name that is in the table. */
  key: string
  subject: Subject
}

/** Finds what a name of a game means: by the longest name of its table, then by common words; undefined if unknown. */
export function findNamed(gameId: string, name: string): Named | undefined {
  const own = entries(gameId)
  const find = (list: readonly Entry[], isSkin: boolean) =>
    list.find(([key, { sort }]) => (sort === 'skin') === isSkin && name.includes(key))
  const [key, subject] = find(own, false) ?? find(entries(''), false) ?? []
  if (!key || !subject) return undefined
  const [, skin] = find(own, true) ?? []
  return { key, subject: coloured(subject, name.replace(key, ''), name, skin) }
}

/** The part of a name that stands for a character or a thing of the game's own table; '' if there is none. */
export const ownKey = (gameId: string, name: string): string =>
  TABLES[gameId] ? (entries(gameId).find(([key, { sort }]) => sort !== 'skin' && name.includes(key))?.[0] ?? '') : ''

const MATERIALS: readonly (readonly [RegExp, main: string, trim: string, ornament: string])[] = [
  [/龙|麟|蛟/u, '#c9782a', '#ffcf55', 'dragon'],
  [/冰|霜|雪|寒|极地|圣诞|水晶/u, '#7fc0f0', '#e8f6ff', 'ice'],
  [/火|焰|炎|熔|烈|地狱|赤|红|凤|朱雀|撒旦/u, '#c9302a', '#ffb02e', 'fire'],
  [/死|骷|魂|修罗|深渊|恶魔|魔咒|暴君/u, '#3a2a4a', '#e0384e', 'skull'],
  [/雷|电|极光|源能|脉冲/u, '#2a4a9a', '#7ce8ff', 'bolt'],
  [/金|王|皇|霸|荣耀|冠军|黄|日/u, '#e0a52e', '#fff0b8', 'gold'],
  [/樱|花|粉|桃|蜜|玫|女仆|偶像|甜/u, '#f08ab0', '#fff0f4', 'flower'],
  [/小丑|电玩|狂欢|异想/u, '#8a3fe0', '#ffd23f', 'clown'],
  [/青|翠|玉|碧|绿|竹|蛇|蝶/u, '#2fae8a', '#e8f6c8', 'wing'],
  [/棱镜|幻|霓虹/u, '#8a6cf0', '#7cf6ff', 'ray'],
  [/星|银河|天|月/u, '#2f3f9a', '#ffd98a', 'gold'],
  [/海|水|蓝|潮/u, '#2f86c8', '#9fe4ff', 'ray'],
  [/暗|黑|夜|影|无影|机甲|暮/u, '#2a2a3e', '#b06fff', 'ray'],
  [/白|银|云|仙|雁/u, '#dfe6f4', '#8fb4e8', 'wing'],
]
const PALETTE = [
  ['#3f74e0', '#ffcf55'],
  ['#c9404a', '#ffd9a0'],
  ['#2fa88a', '#e8f6c8'],
  ['#8a5fd0', '#ffd0e6'],
  ['#e08a3a', '#fff0b8'],
  ['#4a5a7a', '#7ce8ff'],
  ['#e87fa8', '#fff0f4'],
  ['#3a3a5a', '#ffb02e'],
] as const

/** Adds the colours that the rest of a name states: 冰霜 is icy, 樱花 pink. */
function coloured(subject: Subject, rest: string, name: string, skin: Subject | undefined): Subject {
  const material = MATERIALS.find(([word]) => word.test(rest))
  if (subject.sort === 'hero') {
    if (!material) return subject
    return {
      sort: 'hero',
      kind: subject.kind,
      look: Object.assign({}, subject.look, { trim: material[1], eyes: subject.look.trim }),
    }
  }
  if (subject.sort === 'skin' || (subject.main && subject.sort !== 'gun')) return subject
  const [main, trim] = PALETTE[hash(name) % PALETTE.length] as (typeof PALETTE)[number]
  const [, ownMain, ownTrim, ornament] = material ??
    MATERIALS.find(([word]) => word.test(name)) ?? ['', main, trim, 'ray']
  const dress =
    skin?.sort === 'skin' ? skin : { main: subject.main || ownMain, trim: subject.trim || ownTrim, ornament }
  return Object.assign(
    {},
    subject,
    { main: dress.main, trim: dress.trim },
    subject.sort === 'gun' && { ornament: dress.ornament },
  )
}
