import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, fenToYuan, shareOf } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { clausesOf, compensationOf, takingBackOf } from './rules-clauses'

interface Cited {
  sn: string
  orderSn: OrderSn
  hash: string
  priceFen: Fen | null
  endedAt: Date | null
  version: number
  text: string
}

/** What a decision about an order cites of the agreement that both parties have signed. */
export function presentCitation({ sn, orderSn, hash, priceFen, endedAt, version, text }: Cited): CitedAgreement {
  const clauses = clausesOf(text)
  const takingBack = takingBackOf(clauses)
  const percent = takingBack ? compensationOf(takingBack) : null
  const sum = percent === null || priceFen === null ? null : fenToYuan(shareOf(priceFen, percent * 100))
  return {
    agreementSn: sn,
    orderSn,
    version,
    hash,
    signTime: formatDateTime(endedAt ?? new Date(0)),
    clauses,
    takingBack: takingBack ? Object.assign({}, takingBack, { compensation: sum }) : null,
  }
}
