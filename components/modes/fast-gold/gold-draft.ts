import { serversOf } from '@/components/ui/forms/place-fields'
import type { Faults } from '@/components/ui/forms/use-form'
import { dropKept, isRecord } from '@/lib/client/kept'
import { readOwn, writeOwn } from '@/lib/client/kept-own'
import type { GameFilter } from '@/lib/contract/entities/goods'
import { type CoinUnit, readCoins } from '@/lib/shared/goods/coin-unit'
import { faultOf, passes } from '@/lib/shared/people/field-rules'
import type { Wish } from './use-offer-quote'

/** What is typed of an order; `typed` is yuan or an amount, by which box was used last. */
export interface GoldDraft {
  gid: string
  areaId: string
  serverId: string
  by: 'yuan' | 'amount'
  typed: string
  roleName: string
  contact: string
  agree: boolean
}

const keyOf = (offerSn: string): string => `fastGoldOrder:${offerSn}`

/**
 * What was typed before for this offer, '' for the best one; consent is given anew. An address that names another game wins,
 * and a game that nobody offers now (`isOffered`) is not chosen again.
 */
export function readGoldDraft(
  offerSn: string,
  start: GoldDraft,
  isOffered: (gid: string) => boolean = () => true,
): GoldDraft {
  const kept = readOwn('session', keyOf(offerSn))
  if (!isRecord(kept) || (start.gid && kept.gid !== start.gid) || !isOffered(String(kept.gid))) return start
  const isWhole = Object.entries(start).every(([name, empty]) => typeof kept[name] === typeof empty)
  return isWhole && (kept.by === 'yuan' || kept.by === 'amount')
    ? { ...(kept as unknown as GoldDraft), agree: false }
    : start
}

export const keepGoldDraft = (offerSn: string, draft: GoldDraft): void => writeOwn('session', keyOf(offerSn), draft)
export const dropGoldDraft = (offerSn: string): void => dropKept('session', keyOf(offerSn))

/** What it asks for; null while that is no number. */
export function wishOf({ by, typed }: GoldDraft, unit: CoinUnit): Wish | null {
  if (by === 'yuan') return passes('price', typed) ? { yuan: typed } : null
  const amount = readCoins(typed, unit)
  return amount ? { amount } : null
}

const placeFaults = (
  { areaId, serverId }: { areaId: string; serverId: string },
  areas: GameFilter['areas'],
): { areaId?: string; serverId?: string } => ({
  areaId: areas.length > 0 && !areaId ? '请选择游戏大区' : undefined,
  serverId: serversOf(areas, areaId).length > 0 && !serverId ? '请选择服务器' : undefined,
})

export const goldFaults = (
  draft: GoldDraft,
  { areas, unit }: { areas: GameFilter['areas']; unit: CoinUnit },
): Faults<GoldDraft> => ({
  gid: draft.gid ? undefined : '请选择游戏',
  ...placeFaults(draft, areas),
  roleName: draft.roleName.trim() ? undefined : '请输入收货角色名',
  typed: wishOf(draft, unit) ? undefined : draft.by === 'yuan' ? faultOf('price', draft.typed) : '请填写数量',
  contact: draft.contact ? faultOf('contact', draft.contact) : undefined,
  agree: draft.agree ? undefined : '请先阅读并同意交易协议',
})
