import type { Passport } from '@/lib/contract/entities/passport'
import type { Fen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'

interface PassportRow {
  mode: ModeName
  status: number
  completedAt: Date | null
  closedAt: Date | null
  claimedFen: Fen | null
  isMostlyRefunded: boolean
  verifiedAt: Date | null
  mismatchAt: Date | null
  /** When both parties had signed a transfer agreement. */
  signedAt: Date | null
}
type Entry = Passport['list'][number]
type Event = Pick<Entry, 'kind'> & { at: Date | null; text?: string }

const SHOWN = 12

const WORDS: Record<Entry['kind'], string> = {
  sold: '在本站成交，买家已确认收货',
  cancelled: '付款后没有成交，货款已退回买家',
  rented: '租用完成，按时归还',
  mismatched: '租客反映与描述不符，租金已退回',
  verified: '客服验号，与描述一致',
  signed: '买卖双方签署账号转让协议',
  listed: '之前在本站挂牌',
  claimed: '成交后被找回，买家已获赔付',
}

const BROKEN = '成交后被找回，违反卖家签署的转让协议，买家已获赔付'
const MOSTLY_REFUNDED = '成交后发生售后，大部分货款已退回买家'
const MOSTLY_RETURNED_RENT = '因号主原因提前结束，大部分租金已退回租客'

const endOf = (row: PassportRow): Event => {
  const { mode, status, completedAt, closedAt, claimedFen, mismatchAt, signedAt } = row
  const { isLet } = MODE_FACTS[mode]
  if (claimedFen !== null) return { kind: 'claimed', at: completedAt, text: signedAt ? BROKEN : undefined }
  if (status === ORDER_STATUS.complete) {
    // a refund of all but a fen would otherwise count like a sale
    if (row.isMostlyRefunded)
      return { kind: 'cancelled', at: completedAt, text: isLet ? MOSTLY_RETURNED_RENT : MOSTLY_REFUNDED }
    return { kind: isLet ? 'rented' : 'sold', at: completedAt }
  }
  return { kind: isLet && mismatchAt ? 'mismatched' : 'cancelled', at: closedAt }
}

const IN_HAND: readonly number[] = [ORDER_STATUS.paid, ORDER_STATUS.shipped]

/** Dates and outcomes; no names and no prices. `listings`: publication times, latest first. */
export function presentPassport(listings: readonly Date[], rows: readonly PassportRow[]): Passport {
  const [listedAt, ...before] = listings
  const all = rows
    .flatMap((row): Event[] => [
      ...(IN_HAND.includes(row.status) ? [] : [endOf(row)]),
      ...(row.verifiedAt ? [{ kind: 'verified' as const, at: row.verifiedAt }] : []),
      ...(row.signedAt ? [{ kind: 'signed' as const, at: row.signedAt }] : []),
    ])
    .concat(before.map((at) => ({ kind: 'listed', at })))
    .sort((a, b) => Number(b.at) - Number(a.at))
  const count = (kind: Entry['kind']) => all.filter((one) => one.kind === kind).length
  return {
    since: formatDate(before.at(-1) ?? listedAt ?? new Date(0)),
    sold: count('sold'),
    cancelled: count('cancelled'),
    rented: count('rented'),
    mismatched: count('mismatched'),
    verified: count('verified'),
    claimed: count('claimed'),
    list: all
      .slice(0, SHOWN)
      .map(({ kind, at, text = WORDS[kind] }) => ({ kind, text, day: at ? formatDate(at) : '' })),
  }
}
