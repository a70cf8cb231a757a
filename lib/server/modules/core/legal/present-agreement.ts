import { formatDateTime } from '@/lib/shared/time'
import { AGREEMENT_NAMES } from '@/lib/shared/trade/agreements'
import type { AgreementRow, SignatureRow } from './types'

/** What anybody learns about a hash. */
export const presentVerified = (row: AgreementRow | undefined) =>
  row?.state === 'signed' && row.endedAt
    ? { genuine: true, signTime: formatDateTime(row.endedAt), publicKey: row.publicKey ?? '' }
    : { genuine: false, signTime: '', publicKey: '' }

/** State, hash and signatures of an agreement, for its parties and staff; no contents. */
export const presentAgreement = (row: AgreementRow, signatures: readonly SignatureRow[]) => ({
  agreementSn: row.sn,
  orderSn: row.orderSn,
  title: row.title,
  hash: row.hash,
  state: row.state,
  stateName: AGREEMENT_NAMES[row.state],
  createTime: formatDateTime(row.createdAt),
  endTime: row.endedAt ? formatDateTime(row.endedAt) : null,
  signatures: signatures.map(({ party, createdAt, face }) => ({
    party,
    signTime: formatDateTime(createdAt),
    byFace: face === 'passed',
  })),
})
