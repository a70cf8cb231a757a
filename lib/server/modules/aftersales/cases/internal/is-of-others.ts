import { and, type Column, type SQL } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { isUntied } from '../../../money/ties/queries-untied'

/** A condition on cases: staff get no case to work on whose parties they are tied to. */
export const isOfOthers = (
  { buyerId, sellerId }: Record<'buyerId' | 'sellerId', Column>,
  userId: UserId,
): SQL | undefined => and(isUntied(userId, buyerId), isUntied(userId, sellerId))
