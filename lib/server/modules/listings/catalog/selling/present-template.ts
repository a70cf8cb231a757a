import { COIN_FIELDS, fieldsOfType } from '@/lib/shared/goods/coin-facts'
import { boundedAt, boundsText } from '@/lib/shared/goods/fact-bounds'
import { isInArea } from '@/lib/shared/goods/goods-needs'
import { goodsType, goodsTypesOf, isCurrencyType } from '@/lib/shared/goods/goods-types'
import { writeCsv } from '@/lib/shared/text/csv'
import type { GameField } from '../../../../db/game-field'
import type { GameRow } from '../types'
import { CSV_COLUMNS, EXAMPLE_MARK, factsText, type Places } from './rules-csv'

interface Listed {
  game: GameRow
  places: Places
}
type Cells = Partial<Record<keyof typeof CSV_COLUMNS, string>>

const lineOf = (cells: Cells): string[] =>
  Object.keys(CSV_COLUMNS).map((column) => cells[column as keyof typeof CSV_COLUMNS] ?? '')

/** Returns the header and one example row for each type, which an import leaves out. */
export function presentTemplate(games: readonly Listed[], now: Date): string {
  const types = new Map<number, Listed & { name: string }>()
  for (const listed of games)
    for (const { id, name } of goodsTypesOf(JSON.stringify(listed.game.goodsTypes)))
      if (!types.has(id)) types.set(id, { ...listed, name })
  const rows = [...types].map(([id, type]) => lineOf(exampleOf(id, { ...type, now })))
  return writeCsv([Object.values(CSV_COLUMNS), ...rows])
}

function exampleOf(typeId: number, { game, places, name, now }: Listed & { name: string; now: Date }): Cells {
  const { isUnique, delivery } = goodsType(typeId)
  const isCurrency = isCurrencyType(typeId)
  const facts =
    isCurrency || isUnique ? exampleFacts(fieldsOfType(typeId, game.fields).map((field) => boundedAt(field, now))) : {}
  return {
    goodsSn: EXAMPLE_MARK,
    game: game.name,
    type: name,
    area: isInArea(typeId) ? places.areas[0]?.name : undefined,
    bigTitle: isCurrency ? `5000万${game.coinName} 当面交易 现货` : `${name}标题，写清卖点，不少于 12 个字`,
    price: '100.00',
    stock: isUnique ? '1' : '10',
    bargain: '否',
    ensureOpen: '否',
    facts: factsText(fieldsOfType(typeId, game.fields), facts),
    description: isUnique
      ? '写清绑定、实名和找回情况；导入后到“编辑”里补充截图'
      : delivery === 'code'
        ? '导入后在“卡密”里存入卡密'
        : '写清数量、时效和交付方式',
  }
}

/** The first facts of a game with a value that it allows. */
function exampleFacts(fields: readonly Pick<GameField, 'key' | 'options' | 'kind' | 'least' | 'most'>[]) {
  const shown = fields
    .filter(({ key }, i) => i < 3 || key === 'ranking')
    .map(({ key, options, kind, least = 0, most = 100 }) => {
      const chosen = options?.at(-1)
      const number = String(Math.round((least + Math.min(most, least + 200)) / 2))
      return [key, key === 'amount' ? '5000万' : (chosen ?? (kind === 'number' ? number : '示例'))] as const
    })
  return Object.fromEntries(shown)
}

const REFERENCE = ['游戏', '类型', '大区', '服务器', '属性名', '属性可填的值']

/** Returns what a file may name: of each game its types, its areas with their servers, and its facts with their values. */
export function presentReference(games: readonly Listed[], now: Date): string {
  const lines = games.flatMap(({ game, places: { areas, servers } }) => [
    ...Object.values(game.goodsTypes).map((type) => [game.name, type, '', '', '', '']),
    ...areas.map(({ id, name }) => [
      game.name,
      '',
      name,
      servers
        .filter(({ areaId }) => areaId === id)
        .map((server) => server.name)
        .join('、'),
      '',
      '',
    ]),
    ...game.fields.map((field) => [game.name, '', '', '', field.label, valuesText(boundedAt(field, now))]),
    ...(Object.keys(game.goodsTypes).some((id) => isCurrencyType(Number(id)))
      ? COIN_FIELDS.map((field) => [game.name, '游戏币', '', '', field.label, valuesText(field)])
      : []),
  ])
  return writeCsv([REFERENCE, ...lines])
}

function valuesText(field: Pick<GameField, 'key' | 'options' | 'kind' | 'unit' | 'least' | 'most'>): string {
  if (field.key === 'amount') return '数字和单位，例如 5000万、1.5亿'
  if (field.options?.length) return field.options.join('、')
  return field.kind === 'number' ? boundsText(field) : '文字，最多 40 个字'
}
