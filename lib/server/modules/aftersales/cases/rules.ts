import { HOUR_MS } from '@/lib/shared/time'
import type { Party } from '@/lib/shared/trade/order-forms'

export const partyIn = ({ buyerId }: { buyerId: number }, userId: number): Party =>
  buyerId === userId ? 'buyer' : 'seller'

export const inHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)
