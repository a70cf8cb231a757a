import { createHash } from 'node:crypto'
import { fillTransfer, type TransferValues } from '@/lib/shared/site/legal'
import { maskIdCard } from '@/lib/shared/text/mask'
import type { Party } from '@/lib/shared/trade/order-forms'

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** For whom a text of an agreement is: the platform's has both id numbers in full, a party's only its own. */
export const READERS = ['both', 'buyer', 'seller'] as const
export type Reader = (typeof READERS)[number]

/**
 * One text of an agreement in canonical form: filled in, with LF line ends and without blanks around lines. Its last
 * line is secret, so that an id number cannot be found by trying hashes.
 */
export function agreementText(
  template: string,
  values: TransferValues,
  { reader, secret }: { reader: Reader; secret: string },
): string {
  const shown: Record<string, string> = { ...values }
  if (reader === 'buyer') shown.卖家证件号 = maskIdCard(values.卖家证件号)
  if (reader === 'seller') shown.买家证件号 = maskIdCard(values.买家证件号)
  const filled = fillTransfer(template, shown)
  const lines = filled
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
  return `${lines.join('\n').trim()}\n\n本份编码：${secret}\n`.normalize('NFC')
}

export interface SignedBy {
  party: Party
  userId: number
  hash: string
  codeId: number
  face: 'none' | 'passed'
  ip: string
  userAgent: string
  createdAt: Date
}

interface Signed {
  sn: string
  orderSn: string
  documentId: number
  hash: string
  sellerHash: string
  buyerHash: string
}

/**
 * What the platform signs: everything about an agreement and its signatures, in the order in which they were made. A
 * party's record does not contain address and device of the other.
 */
export const agreementRecord = (
  { sn, orderSn, documentId, hash, sellerHash, buyerHash }: Signed,
  signatures: readonly SignedBy[],
  reader: Reader = 'both',
): string =>
  JSON.stringify({
    agreement: sn,
    order: orderSn,
    document: documentId,
    sha256: hash,
    sha256OfSellerCopy: sellerHash,
    sha256OfBuyerCopy: buyerHash,
    signatures: signatures.map(({ party, userId, hash: signed, codeId, face, ip, userAgent, createdAt }) => ({
      party,
      user: userId,
      sha256: signed,
      code: codeId,
      face,
      ...((reader === 'both' || reader === party) && { ip, device: userAgent }),
      time: createdAt.toISOString(),
    })),
  })
