import type { GoodsSn } from '@/lib/shared/ids'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { goodsQuestions } from '../../../db/schema/market/questions'
import type { PublicUser } from '../../people/identity/queries'

type Row = typeof goodsQuestions.$inferSelect

export const presentQuestion = (row: Row, people: ReadonlyMap<number, PublicUser>) => ({
  questionId: row.id,
  question: row.question,
  answer: row.answer,
  asker: maskName(people.get(row.askerId)?.nickName ?? '已注销用户'),
  answerTime: row.answeredAt ? formatDateTime(row.answeredAt) : '',
})

export const presentOwnQuestion = (row: Row, titles: ReadonlyMap<GoodsSn, { title: string; goodsTypeId: number }>) => ({
  questionId: row.id,
  goodsSn: row.goodsSn,
  goodsTypeId: titles.get(row.goodsSn)?.goodsTypeId ?? 0,
  bigTitle: titles.get(row.goodsSn)?.title ?? '商品已删除',
  question: row.question,
  answer: row.answer,
  autoReply: row.autoReply,
  createTime: formatDateTime(row.createdAt),
  answerTime: timeOrNull(row.answeredAt),
})
