import { z } from 'zod'
import type { UserId } from '@/lib/shared/ids'
import { ROLE_NAMES } from '@/lib/shared/staff/staff'
import type { Vault } from '../../../../runtime/vault'

const CONTEXT = 'invitation'
const invitation = z.object({
  mobile: z.string(),
  /** Null: the platform. */
  distId: z.number().int().nullable(),
  role: z.enum(ROLE_NAMES),
  /** The inviter, and the time in epoch ms. */
  by: z
    .number()
    .int()
    .transform((n) => n as UserId),
  at: z.number().int(),
})
export type Invitation = z.infer<typeof invitation>

/** Returns the invitation as part of a link; it contains all its data, sealed. */
export const sealInvitation = (vault: Vault, invitation: Invitation): string =>
  vault.seal('staff', CONTEXT, JSON.stringify(invitation)).toString('base64url')

/** Null if it was not issued by us. */
export function openInvitation(vault: Vault, token: string): Invitation | null {
  try {
    return invitation.parse(JSON.parse(vault.open('staff', CONTEXT, Buffer.from(token, 'base64url'))))
  } catch {
    return null
  }
}
