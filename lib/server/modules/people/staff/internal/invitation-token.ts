import { z } from 'zod'
import { ROLE_NAMES } from '@/lib/shared/staff/staff'
import type { Vault } from '../../../../runtime/vault'

const CONTEXT = 'invitation'
const invitation = z.object({
  mobile: z.string(),
  /** null: of the platform. */
  distId: z.number().int().nullable(),
  role: z.enum(ROLE_NAMES),
  /** Who invites, and when; epoch ms. */
  by: z.number().int(),
  at: z.number().int(),
})
export type Invitation = z.infer<typeof invitation>

/** An invitation as part of a link; it holds all that is known of it, sealed. */
export const sealInvitation = (vault: Vault, given: Invitation): string =>
  vault.seal('staff', CONTEXT, JSON.stringify(given)).toString('base64url')

/** Null: not one of ours. */
export function openInvitation(vault: Vault, token: string): Invitation | null {
  try {
    return invitation.parse(JSON.parse(vault.open('staff', CONTEXT, Buffer.from(token, 'base64url'))))
  } catch {
    return null
  }
}
