import type { roleCardContract } from '@/lib/contract/people/role-card'
import { deleteRoleCard } from '../../../modules/listings/role-cards/delete-role-card'
import { listRoleCards } from '../../../modules/listings/role-cards/queries'
import { saveRoleCard } from '../../../modules/listings/role-cards/save-role-card'
import type { Handlers } from '../../handler'

export const roleCardHandlers: Handlers<typeof roleCardContract> = {
  'GET /roleCard/roleCardInfoList': (ctx, input) => listRoleCards(ctx, input),
  'POST /roleCard/addUserRoleCardInfo': (ctx, input) => saveRoleCard(ctx, input),
  'POST /roleCard/removeRoleCard': (ctx, input) => deleteRoleCard(ctx, input),
}
