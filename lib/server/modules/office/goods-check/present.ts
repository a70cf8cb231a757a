import { captureKinds } from '@/lib/shared/goods/goods-checks'
import { formatDateTime } from '@/lib/shared/time'
import type { GameField } from '../../../db/game-field'
import type { GoodsCheck } from '../../listings/checks/types'

export const presentCheckRow = (
  { id, goodsSn, title, createdAt, state }: GoodsCheck,
  { gameName, until, now }: { gameName: string; until: Date; now: Date },
) => ({
  checkId: id,
  goodsSn,
  title,
  gameName,
  createTime: formatDateTime(createdAt),
  taken: state === 'taken',
  untilTime: formatDateTime(until),
  overdue: until <= now,
})

interface CheckFile {
  game: { name: string; fields: readonly GameField[] }
  facts: Readonly<Record<string, string>>
  isMine: boolean
}

export const presentCheckFile = ({ id, goodsSn, title, dueAt }: GoodsCheck, { game, facts, isMine }: CheckFile) => ({
  checkId: id,
  goodsSn,
  title,
  gameName: game.name,
  mine: isMine,
  untilTime: dueAt ? formatDateTime(dueAt) : null,
  kinds: captureKinds(game.fields),
  facts: game.fields.flatMap(({ key, label, unit = '', options = [] }) =>
    facts[key] === undefined ? [] : [{ key, label, value: facts[key], unit, options: [...options] }],
  ),
})
