import { boundsOf } from '@/lib/shared/goods/fact-bounds'
import { fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { mainFields } from '../catalog/rules'
import type { GameRow } from '../catalog/types'
import { MIDDLE_DAYS, type Middle } from './queries-middle'
import { type Beyond, type Estimate, MIN_SAMPLE, type ModelField, median, RECYCLE, type SoldAccount } from './rules'

const RECENT = 8
const NEAREST = 6
/** An estimate is not a price: whole yuan, in the API format. */
export const wholeYuan = (yuan: number): string => `${Math.round(yuan) || 0}.00`
const tenth = (points: number): number => Math.round(points * 10) / 10
const valueText = (field: Pick<ModelField, 'unit'>, value: string): string => `${value}${field.unit ?? ''}`

const presentSold = (game: Pick<GameRow, 'fields'>, account: SoldAccount) => ({
  goodsSn: account.goodsSn,
  title: account.title,
  price: account.yuan.toFixed(2),
  soldTime: formatDateTime(account.soldAt),
  facts: mainFields(game.fields).flatMap((field) => {
    const value = account.facts[field.key]
    return value ? [{ key: field.key, label: field.label, value: valueText(field, value) }] : []
  }),
})

export const presentModel = (
  game: GameRow,
  model: readonly ModelField[],
  sold: readonly SoldAccount[],
  { days, middle }: { days: number; middle: Middle | null },
) => {
  return {
    gameId: game.id,
    gameName: game.name,
    days,
    sampleSize: sold.length,
    minSample: MIN_SAMPLE,
    medianDays: MIDDLE_DAYS,
    medianPrice: middle && middleText(middle),
    fields: model.map((field) => ({
      key: field.key,
      label: field.label,
      unit: field.unit ?? '',
      options: [...(field.options ?? [])],
      ...(field.options ? {} : boundsOf(field)),
      maxPoints: tenth(field.weight),
      middle: middleOf(field, sold),
    })),
    recent: sold.slice(0, RECENT).map((account) => presentSold(game, account)),
  }
}

function middleOf(field: ModelField, sold: readonly SoldAccount[]): string {
  const values = sold.map((account) => account.facts[field.key] ?? '').filter((value) => value !== '')
  const { options } = field
  if (options) return options[Math.round(median(values.map((value) => Math.max(0, options.indexOf(value)))) ?? 0)] ?? ''
  const middle = median(values.map(Number).filter(Number.isFinite))
  return middle === null ? '' : String(Math.round(middle))
}

export const presentEstimate = (
  game: GameRow,
  facts: Readonly<Record<string, string>>,
  found: Estimate,
  { sampleSize, recycleBase, beyond }: { sampleSize: number; recycleBase: number | null; beyond: readonly Beyond[] },
) => ({
  low: wholeYuan(found.low),
  mid: wholeYuan(found.mid),
  high: wholeYuan(found.high),
  score: Math.round(found.score),
  sampleSize,
  confidence: beyond.length > 0 ? ('none' as const) : confidenceOf(sampleSize),
  beyond: beyond.map(({ field, low, high }) => ({
    key: field.key,
    label: field.label,
    value: valueText(field, facts[field.key] ?? ''),
    low,
    high: valueText(field, high),
  })),
  factors: found.factors.map(({ field, points, effect }) => ({
    key: field.key,
    label: field.label,
    value: valueText(field, facts[field.key] ?? ''),
    points: tenth(points),
    maxPoints: tenth(field.weight),
    effect: wholeYuan(effect),
  })),
  nearest: found.nearest.slice(0, NEAREST).map((account) => presentSold(game, account)),
  recycleLow: recycleBase === null ? null : wholeYuan(recycleBase * RECYCLE.low),
  recycleHigh: recycleBase === null ? null : wholeYuan(recycleBase * RECYCLE.high),
})

/** Formats the median the same way everywhere. */
export const middleText = ({ medianFen }: Pick<Middle, 'medianFen'>): string =>
  // a unit of currency or a code may cost less than a yuan
  medianFen < 1000 ? fenToYuan(fen(Math.round(medianFen))) : wholeYuan(medianFen / 100)

const confidenceOf = (sampleSize: number) =>
  sampleSize >= 300 ? ('high' as const) : sampleSize >= 100 ? ('middle' as const) : ('low' as const)

/** Games without a name here are not shown on this host and are omitted. */
export const presentMarket = (rows: readonly Middle[], names: ReadonlyMap<number, string>) => ({
  lowPercent: RECYCLE.low * 100,
  highPercent: RECYCLE.high * 100,
  days: MIDDLE_DAYS,
  list: rows
    .flatMap((row) => {
      const { gameId, count } = row
      const gameName = names.get(gameId)
      if (!gameName) return []
      const price = row.medianFen / 100
      const [recycleLow, recycleHigh] = [wholeYuan(price * RECYCLE.low), wholeYuan(price * RECYCLE.high)]
      return [{ gameId, gameName, count, medianPrice: middleText(row), recycleLow, recycleHigh }]
    })
    .sort((a, b) => b.count - a.count),
})
