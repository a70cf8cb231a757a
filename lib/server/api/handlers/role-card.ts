import type { roleCardContract } from '@/lib/contract/role-card'
import { listRoleCards } from '../../modules/role-cards/queries'
import { removeRoleCard } from '../../modules/role-cards/remove-role-card'
import { saveRoleCard } from '../../modules/role-cards/save-role-card'
import type { Handlers } from '../handler'

export const roleCardHandlers: Handlers<typeof roleCardContract> = {
  'GET /roleCard/roleCardInfoList': (ctx, input) => listRoleCards(ctx, input),
  'POST /roleCard/addUserRoleCardInfo': (ctx, input) => saveRoleCard(ctx, input),
  'POST /roleCard/removeRoleCard': (ctx, input) => removeRoleCard(ctx, input),
}
