import type { UserId } from '@/lib/shared/ids'
import { HOUR_MS } from '@/lib/shared/time'
import type { Party } from '@/lib/shared/trade/order-forms'

export const partyIn = ({ buyerId }: { buyerId: UserId }, userId: UserId): Party =>
  buyerId === userId ? 'buyer' : 'seller'

export const inHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
