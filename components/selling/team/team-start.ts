import { mayInTeam, type TeamRole } from '@/lib/shared/people/team'
import { SOLD_ORDERS_PATH } from '@/lib/shared/trade/order-list'

/** The first page of a member in the seller's name. */
export const startOf = (role: TeamRole): string =>
  mayInTeam(role, 'orders') ? SOLD_ORDERS_PATH : '/center/sell/sellOutGoods'
