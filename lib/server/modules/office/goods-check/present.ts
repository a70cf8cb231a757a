import type { GoodsRow } from '@/lib/contract/entities/goods'
import { captureKinds } from '@/lib/shared/goods/goods-checks'
import { formatDateTime } from '@/lib/shared/time'
import type { GameField } from '../../../db/game-field'
import type { GoodsCheck } from '../../listings/checks/types'

interface RowFacts {
  gameName: string
  goods: GoodsRow | undefined
  seller: string | undefined
  until: Date
  hours: number
  now: Date
}
export const presentCheckRow = (
  { id, goodsSn, title, createdAt, state }: GoodsCheck,
  { gameName, goods, seller, until, hours, now }: RowFacts,
) => ({
  checkId: id,
  goodsSn,
  title,
  gameName,
  goods: goods ?? null,
  seller: seller ?? '已注销用户',
  createTime: formatDateTime(createdAt),
  taken: state === 'taken',
  hours,
  untilTime: formatDateTime(until),
  overdue: until <= now,
})

interface CheckFile {
  game: { name: string; fields: readonly GameField[] }
  facts: Readonly<Record<string, string>>
  isMine: boolean
  hasRead: boolean
}

export const presentCheckFile = (
  { id, goodsSn, title, dueAt }: GoodsCheck,
  { game, facts, isMine, hasRead }: CheckFile,
) => ({
  checkId: id,
  goodsSn,
  title,
  gameName: game.name,
  mine: isMine,
  hasRead,
  untilTime: dueAt ? formatDateTime(dueAt) : null,
  kinds: captureKinds(game.fields),
  facts: game.fields.flatMap(({ key, label, unit = '', options = [] }) =>
    facts[key] === undefined ? [] : [{ key, label, value: facts[key], unit, options: [...options] }],
  ),
})
