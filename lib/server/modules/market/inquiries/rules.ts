import { maskForeign } from '@/lib/shared/contacts/mask-contacts'
import type { UserId } from '@/lib/shared/ids'
import type { UserCtx } from '../../../runtime/context'
import { assertDecent } from '../../core/moderation/assert-decent'
import { publicText } from '../questions/rules-public-text'
import type { InquiryRow, InquirySide } from './types'

export const sideOf = ({ sellerId }: Pick<InquiryRow, 'sellerId'>, userId: UserId): InquirySide =>
  sellerId === userId ? 'seller' : 'buyer'

/** What may be sent, by the rules of public questions. Refuses INVALID_INPUT. */
export async function sentText(ctx: UserCtx, content: string): Promise<{ content: string; isMasked: boolean }> {
  publicText(content)
  const text = maskForeign(ctx.dist.origin, content)
  await assertDecent(ctx, { place: 'comment', texts: { content: text } })
  return { content: text, isMasked: text !== content }
}

export const isUnread = (row: InquiryRow, side: InquirySide): boolean =>
  row.lastSeq > (side === 'buyer' ? row.buyerReadSeq : row.sellerReadSeq)
