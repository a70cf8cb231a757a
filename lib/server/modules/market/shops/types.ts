import type { UserId } from '@/lib/shared/ids'

export interface Shop {
  sellerId: UserId
  code: string
  /** '' if the seller set none. */
  name: string
  notice: string
}
