import type { z } from 'zod'
import type { deskRecycling, OwnRecycling } from '@/lib/contract/entities/recycling'
import type { UserId } from '@/lib/shared/ids'
import { fen, fenToYuan } from '@/lib/shared/money/money'
import { formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { presentFacts } from '../../listings/catalog/present'
import type { GameRow } from '../../listings/catalog/types'
import { firstPart, rangeOf, rangeUpTo, redeemPrice, redeemUntil, stateOf } from './rules'
import { requestWords } from './rules-words'
import type { RecyclingQuote, RecyclingRequest, Rejections, RequestFile } from './types'

type Services = Pick<Ctx, 'vault' | 'now'>
type Games = ReadonlyMap<number, GameRow>

function presentRequest(services: Services, request: RecyclingRequest, games: Games) {
  const game = games.get(request.gameId)
  const { estimateLowFen: low, estimateHighFen: high } = request
  return {
    requestId: request.id,
    gameId: request.gameId,
    gameName: game?.name ?? '',
    areaName: request.areaName,
    count: request.count,
    facts: presentFacts(game?.fields ?? [], request.facts).map(({ label, value }) => ({ label, value })),
    note: request.note,
    pictures: request.pictures.map((key) => storedUrl(services, key)),
    contact: request.contactMask,
    estimate: low !== null && high !== null ? { low: fenToYuan(low), high: fenToYuan(high) } : null,
    createTime: formatDateTime(request.createdAt),
  }
}

const secondsTo = (end: Date | null, at: Date): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - at.getTime()) / 1000))

function presentQuote({ id, priceFen, note, firmAt, dueAt }: RecyclingQuote, at: Date): OwnRecycling['quote'] {
  const first = firstPart(priceFen)
  return {
    quoteId: id,
    price: fenToYuan(priceFen),
    first: fenToYuan(first),
    rest: fenToYuan(fen(priceFen - first)),
    note,
    createTime: formatDateTime(firmAt ?? at),
    secondsLeft: secondsTo(dueAt, at),
  }
}

/** `orders`: data of the resulting orders, from the trading module. */
export function presentOwn(
  services: Services,
  { request, quotes, redemptions }: RequestFile,
  { games, orderOf }: { games: Games; orderOf: (orderSn: string) => OwnRecycling['order'] },
): OwnRecycling {
  const at = services.now()
  const firm = quotes.find(({ firmAt, status }) => firmAt !== null && status !== 'void')
  const state = stateOf(request, firm, at)
  const isSecond = quotes.some(({ status, firmAt }) => status === 'open' && firmAt === null)
  const { ownedAt } = request
  return {
    ...presentRequest(services, request, games),
    state,
    ...requestWords(state, { says: request.says, isSecond }),
    canWithdraw: request.status === 'open',
    quote: firm ? presentQuote(firm, at) : null,
    order: request.orderSn ? orderOf(request.orderSn) : null,
    redemption:
      ownedAt && firm
        ? {
            price: fenToYuan(redeemPrice(firm.priceFen)),
            secondsLeft: secondsTo(redeemUntil(ownedAt), at),
            order: redemptions[0] ? orderOf(redemptions[0].orderSn) : null,
          }
        : null,
  }
}

interface DeskLook {
  games: Games
  nameOf: (userId: UserId) => string | undefined
  /** Includes the unmasked contact. */
  opens: boolean
  rejections: Rejections
}

export function presentDesk(
  services: Services & Pick<StaffCtx, 'user'>,
  { request, quotes }: RequestFile,
  { games, nameOf, opens, rejections }: DeskLook,
): z.infer<typeof deskRecycling> {
  const { userId, contactSealed } = request
  const base = quotes[0]?.baseFen ?? null
  const shown = presentRequest(services, request, games)
  const range = base !== null ? rangeOf(base) : shown.estimate ? rangeUpTo(shown.estimate) : null
  return {
    ...shown,
    contact:
      opens && request.contactMask
        ? services.vault.open('lead', `recycle:${userId}`, contactSealed)
        : request.contactMask,
    userId,
    name: nameOf(userId) ?? '已注销用户',
    status: request.status,
    base: base === null ? null : fenToYuan(base),
    range: range && { low: fenToYuan(range.low), high: fenToYuan(range.high), most: fenToYuan(range.most) },
    orderSn: request.orderSn ?? '',
    quotes: quotes.map((quote) => ({
      quoteId: quote.id,
      price: fenToYuan(quote.priceFen),
      first: fenToYuan(firstPart(quote.priceFen)),
      rest: fenToYuan(fen(quote.priceFen - firstPart(quote.priceFen))),
      note: quote.note,
      byId: quote.byId,
      byName: nameOf(quote.byId) ?? '',
      isOwn: quote.byId === services.user.userId,
      secondId: quote.secondId,
      needsSecond: quote.needsSecond,
      status: quote.status,
      rejection: rejections.get(quote.id) ?? null,
      firmTime: timeOrNull(quote.firmAt),
      endTime: timeOrNull(quote.dueAt),
    })),
  }
}
