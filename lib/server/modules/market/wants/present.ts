import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { OwnWant, SentAnswer, WantAnswer, WantRow } from '@/lib/contract/entities/want'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { maskName } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import type { PublicUser } from '../../people/identity/queries'
import { answerStateOf, type Listing, stateOf, totalOf } from './rules'
import { answerWords, postWords } from './rules-words'
import type { WantAnswerRow, WantPost } from './types'

export interface Around {
  games: ReadonlyMap<number, string>
  people: ReadonlyMap<number, PublicUser>
  goods: ReadonlyMap<string, GoodsRow>
  at: Date
}

const nameOf = (people: Around['people'], id: UserId): string => maskName(people.get(id)?.nickName ?? '已注销用户')

const listingOf = (goods: GoodsRow | undefined): Listing | undefined =>
  goods && {
    priceFen: yuanToFen(goods.price),
    isForSale: goods.status === GOODS_STATUS.onShelf && goods.stock > 0,
  }

export function presentWant(
  post: WantPost,
  answers: number,
  { games, people }: Pick<Around, 'games' | 'people'>,
): WantRow {
  return {
    wantId: post.id,
    gameId: post.gameId,
    gameName: games.get(post.gameId) ?? '',
    goodsTypeId: post.goodsTypeId,
    goodsTypeStr: goodsType(post.goodsTypeId).name,
    areaName: post.areaName,
    serverName: post.serverName,
    title: post.title,
    detail: post.detail,
    facts: post.facts,
    amount: post.amount,
    budget: fenToYuan(post.budgetFen),
    reserve: fenToYuan(post.reserveFen),
    buyer: nameOf(people, post.buyerId),
    answers,
    createTime: formatDateTime(post.createdAt),
    endTime: formatDateTime(post.dueAt),
  }
}

const ACTIONS = { buyer: 'decline', seller: 'withdraw' } as const

function presentAnswer(row: WantAnswerRow, post: WantPost, side: 'buyer' | 'seller', around: Around): WantAnswer {
  const goods = around.goods.get(row.goodsSn)
  const state = answerStateOf(row, post, listingOf(goods), around.at)
  const isOpen = state === 'open'
  return {
    answerId: row.id,
    goodsSn: row.goodsSn,
    goods: goods ?? null,
    num: row.num,
    total: goods ? fenToYuan(totalOf(yuanToFen(goods.price), row.num)) : '',
    note: row.note,
    seller: nameOf(around.people, row.sellerId),
    state,
    ...answerWords(state, side),
    orderPath:
      isOpen && side === 'buyer' ? `/wares/${row.goodsSn}/order?wantAnswerId=${row.id}&goodsNum=${row.num}` : '',
    action: isOpen || (state === 'void' && side === 'seller') ? ACTIONS[side] : null,
    createTime: formatDateTime(row.createdAt),
  }
}

export function presentOwnWant(post: WantPost, answers: readonly WantAnswerRow[], around: Around): OwnWant {
  const state = stateOf(post, around.at)
  const shown = answers.map((row) => presentAnswer(row, post, 'buyer', around))
  const toChoose = shown.filter((answer) => answer.state === 'open')
  const reserve = fenToYuan(post.reserveFen)
  const msLeft = post.dueAt.getTime() - around.at.getTime()
  return {
    ...presentWant(post, toChoose.length, around),
    areaId: post.areaId,
    serverId: post.serverId,
    state,
    ...postWords(state, { toChoose: toChoose.length, reserve }),
    secondsLeft: state === 'open' ? Math.max(0, Math.ceil(msLeft / 1000)) : 0,
    list: [...toChoose, ...shown.filter((answer) => answer.state !== 'open')],
  }
}

export const presentSent = (row: WantAnswerRow, post: WantPost, answers: number, around: Around): SentAnswer => ({
  ...presentAnswer(row, post, 'seller', around),
  want: presentWant(post, answers, around),
})
