import { boundedAt, factValue, numberError } from '@/lib/shared/goods/fact-bounds'
import { type GoodsColumn, goodsFields } from '@/lib/shared/goods/goods-fields'
import { goodsTypesOf } from '@/lib/shared/goods/goods-types'
import { normalKeyword } from '@/lib/shared/normalize/keyword'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { searchable } from '@/lib/shared/normalize/searchable'
import { simplified } from '@/lib/shared/normalize/simplified'
import { type CsvLine, readCell } from '@/lib/shared/text/csv'
import { cutText } from '@/lib/shared/text/cut-text'
import type { GameField } from '../../../../db/game-field'
import type { AreaRow, GameRow, ServerRow } from '../types'

type Column = GoodsColumn
/** Columns of the file in order; cells are matched by the heading, so a file may omit columns. */
export const CSV_COLUMNS = Object.fromEntries(
  goodsFields().flatMap(([column, { heading }]) => (heading === null ? [] : [[column, heading]])),
) as Readonly<Record<Column, string>>
/** In place of a goods number: the row is an example and not imported. */
export const EXAMPLE_MARK = '#示例'
export const isExample = ({ goodsSn = '' }: CsvCells): boolean => /^[#＃]/.test(goodsSn)
/** The cells of a row; columns missing from the file are absent. */
export type CsvCells = Partial<Record<Column, string>>

const HEADINGS = new Map(Object.entries(CSV_COLUMNS).map(([column, heading]) => [nameKey(heading), column as Column]))
/** Columns required for a new item. */
const NEEDED = goodsFields().flatMap(([column, { isNeeded }]) => (isNeeded ? [column as Column] : []))

/** Why a heading cannot be read, or undefined. */
export function headingError({ cells }: CsvLine): string | undefined {
  const odd = cells.find((cell) => cell.trim() !== '' && !HEADINGS.has(nameKey(cell)))?.trim()
  const named = cells.map(nameKey)
  if (odd !== undefined) return `第一行有不认识的列“${cutText(odd, 20)}”，请使用模板的列名`
  if (new Set(named.filter(Boolean)).size < named.filter(Boolean).length) return '第一行有重复的列'
  const has = (column: Column) => named.includes(nameKey(CSV_COLUMNS[column]))
  if (has('goodsSn')) return undefined
  const missing = NEEDED.filter((column) => !has(column)).map((column) => CSV_COLUMNS[column])
  return missing.length > 0 ? `缺少列：${missing.join('、')}` : undefined
}

export function cellsOf(heading: CsvLine, { cells }: CsvLine): CsvCells {
  const columns = heading.cells.map((cell) => HEADINGS.get(nameKey(cell)))
  return Object.fromEntries(
    columns.flatMap((column, i) => (column ? [[column, readCell(cells[i] ?? '').trim()]] : [])),
  ) as CsvCells
}

const YES: Readonly<Record<string, '0' | '1'>> = { 是: '1', 否: '0', '1': '1', '0': '0', '': '0' }

/** Parses a yes or no; undefined for any other text. */
export const flagOf = (text: string): '0' | '1' | undefined => YES[normalKeyword(text)]
export const flagText = (on: boolean): string => (on ? '是' : '否')

/** Finds an entry by its exact name, else the only one whose key is the same. */
function closest<T>(all: readonly T[], text: string, { nameOf, keyOf = nameKey }: Naming<T>): T | undefined {
  const key = keyOf(text)
  const alike = all.filter((one) => key !== '' && keyOf(nameOf(one)) === key)
  return all.find((one) => nameOf(one) === text) ?? (alike.length === 1 ? alike[0] : undefined)
}
interface Naming<T> {
  nameOf: (one: T) => string
  /** By default names may differ in width, case, script or punctuation. */
  keyOf?: (text: string) => string
}
const named = <T extends { name: string }>(all: readonly T[], text: string): T | undefined =>
  closest(all, text, { nameOf: ({ name }) => name })
/** Punctuation counts in an option: 10+ is not 10. */
const optionKey = (text: string): string => searchable(text).replaceAll(' ', '')
const numbered = <T extends { id: number }>(all: readonly T[], text: string): T | undefined =>
  all.find(({ id }) => String(id) === normalKeyword(text))

/** A game by its name or number. */
export const gameNamed = (games: readonly GameRow[], text: string): GameRow | undefined =>
  named(games, text) ?? numbered(games, text)

export function typeNamed(game: GameRow, text: string): number | undefined {
  const types = goodsTypesOf(JSON.stringify(game.goodsTypes))
  return (named(types, text) ?? numbered(types, text))?.id
}

export interface Places {
  areas: readonly AreaRow[]
  servers: readonly ServerRow[]
}

/** Returns area and server by name, or the error; '' means none. */
export function placeNamed(
  { areas, servers }: Places,
  area: string,
  server: string,
): { areaId?: string; serverId?: string; error?: string } {
  if (!area) return server ? { error: '有服务器时请填写大区' } : {}
  const found = named(areas, area)
  if (!found) return { error: `没有大区“${area}”` }
  if (!server) return { areaId: String(found.id) }
  const inIt = named(
    servers.filter(({ areaId }) => areaId === found.id),
    server,
  )
  return inIt
    ? { areaId: String(found.id), serverId: String(inIt.id) }
    : { areaId: String(found.id), error: `大区“${area}”没有服务器“${server}”` }
}

/** Splits before the next name, because a value may contain a semicolon. */
const BETWEEN = /[;；\n]+(?=[^=＝;；\n]+[=＝])/

/** Returns the name of a fact in the file: its label, plus its key if the game has two fields with that label. */
const nameOf = (fields: readonly GameField[], { label, key }: GameField): string =>
  fields.filter((other) => other.label === label).length > 1 ? `${label}[${key}]` : label

/**
 * Parses `段位=最强王者；皮肤=300` as facts, or returns the error: unlike a form, a file can contain fields unknown to the game.
 */
export function factsNamed(
  fields: readonly GameField[],
  text: string,
  now: Date,
): { facts: Record<string, string>; error?: string } {
  const facts: Record<string, string> = {}
  for (const part of text.split(BETWEEN).map((one) => one.trim())) {
    if (part === '') continue
    const [label = '', ...rest] = part.split(/[=＝]/)
    const [name, value] = [label.trim(), rest.join('=').trim()]
    const field =
      fields.find(({ key }) => key === name) ?? closest(fields, name, { nameOf: (one) => nameOf(fields, one) })
    if (!field) return { facts, error: `没有属性“${name}”` }
    if (value === '') continue
    const bare =
      field.unit && simplified(value).endsWith(simplified(field.unit)) ? value.slice(0, -field.unit.length) : value
    const typed = factValue(field, bare)
    const plain = field.options?.length
      ? closest(field.options, typed, { nameOf: (option) => option, keyOf: optionKey })
      : typed
    if (plain === undefined) return { facts, error: `属性“${name}”没有“${typed}”这个选项` }
    const wrong = field.kind === 'number' ? numberError(boundedAt(field, now), plain) : undefined
    if (wrong) return { facts, error: wrong }
    facts[field.key] = plain
  }
  return { facts }
}

export const factsText = (fields: readonly GameField[], facts: Readonly<Record<string, string>>): string =>
  fields.flatMap((field) => (facts[field.key] ? [`${nameOf(fields, field)}=${facts[field.key]}`] : [])).join('；')
