import type { inviteContract } from '@/lib/contract/people/invite'
import { listInvitedPeople, listProfits, loadInvite } from '../../../modules/market/invites/queries'
import type { Handlers } from '../../handler'

export const inviteHandlers: Handlers<typeof inviteContract> = {
  'GET /user/getUserInviteCode': (ctx) => loadInvite(ctx),
  'GET /user/findInviteProfit': (ctx, input) => listProfits(ctx, input),
  'GET /user/findInvitees': (ctx, input) => listInvitedPeople(ctx, input),
}
