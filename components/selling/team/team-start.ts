import { mayInTeam, type TeamRole } from '@/lib/shared/people/team'

/** The first page of a member in the seller's name. */
export const startOf = (role: TeamRole): string =>
  mayInTeam(role, 'orders') ? '/center/buyers/buyRecord?isSeller=1' : '/center/sell/sellOutGoods'
