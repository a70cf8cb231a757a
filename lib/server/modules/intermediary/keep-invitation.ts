import { randomBytes } from 'node:crypto'
import { maskPhone } from '@/lib/shared/mask'
import type { Tx } from '../../db/client'
import { dealInvitations } from '../../db/schema/intermediary'
import type { UserCtx } from '../../runtime/context'
import { codeHashOf, contextOf, phoneHashOf } from './rules'

/** Asks a mobile into an order; answers the code of the link. */
export async function keepInvitation(
  ctx: UserCtx,
  tx: Tx,
  { orderId, phone }: { orderId: number; phone: string },
): Promise<string> {
  const code = randomBytes(16).toString('base64url')
  await tx.insert(dealInvitations).values({
    orderId,
    distId: ctx.dist.distId,
    inviterId: ctx.user.userId,
    phoneHash: phoneHashOf(ctx.vault, phone),
    phoneMask: maskPhone(phone),
    codeHash: codeHashOf(ctx.vault, code),
    codeSealed: ctx.vault.seal('deal', contextOf({ orderId }), code),
    createdAt: ctx.now(),
  })
  return code
}
