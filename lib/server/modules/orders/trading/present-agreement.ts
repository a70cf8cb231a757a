import { maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import { presentAgreement } from '../../core/legal/present-agreement'
import type { AgreementRow, SignatureRow } from '../../core/legal/types'
import { hasSigned, lateToSign } from './flow/agreement-effects'
import type { Order, Party } from './types'

interface Facts {
  order: Order
  viewer: Party
  signatures: readonly SignatureRow[]
  version: number
  needsFace: boolean
  phone: string
  /** What the platform signed, as this party may know it; null until both have signed. */
  proof: { record: string; signature: string; publicKey: string } | null
}

/** An agreement with the copy of one of its parties. */
export function presentOwnAgreement(
  row: AgreementRow,
  text: string,
  { order, viewer, signatures, version, needsFace, phone, proof }: Facts,
) {
  const maySign = row.state === 'open' && order.frozenAt === null && !hasSigned(order, viewer)
  return {
    ...presentAgreement(row, signatures),
    viewer,
    text,
    copyHash: viewer === 'buyer' ? row.buyerHash : row.sellerHash,
    version,
    maySign,
    needsFace,
    phone: maskPhone(phone),
    dueTime: maySign && lateToSign(order) === viewer && order.dueAt ? formatDateTime(order.dueAt) : '',
    ...(proof ?? { record: '', signature: '', publicKey: '' }),
  }
}
