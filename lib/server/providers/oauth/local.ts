import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Vendor } from '@/lib/shared/people/vendors'
import type { Db } from '../../db/client'
import { localVendorCodes } from '../../db/schema/providers'
import { type OAuthProvider, WrongVendorCode } from './port'

const CODE_MS = 5 * 60_000
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Vendors with a local login page, where a developer chooses the user; rejected in production. See vendor-page.ts. */
export function createLocalOAuth(db: Db, now: () => Date): OAuthProvider {
  return {
    appOf: (_, vendor) => ({
      addressOf: ({ redirectUri, state }) =>
        `${new URL(redirectUri).origin}/dev/oauth/${vendor}?${new URLSearchParams({ redirect_uri: redirectUri, state })}`,
      async identify({ code, redirectUri }) {
        const { codeHash, redirectUri: uri, expiresAt } = localVendorCodes
        const isGood = and(eq(localVendorCodes.vendor, vendor), eq(uri, redirectUri), gt(expiresAt, now()))
        const [taken] = await db
          .delete(localVendorCodes)
          .where(and(eq(codeHash, hashOf(code)), isGood))
          .returning()
        if (!taken) throw new WrongVendorCode(vendor)
        return { subject: taken.subject, nickName: taken.nickName }
      },
    }),
  }
}

/** Issues a code for the requesting site, as a vendor does when a user agrees. */
export async function grantLocalCode(
  db: Db,
  now: Date,
  grant: { vendor: Vendor; subject: string; nickName: string; redirectUri: string },
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await db.delete(localVendorCodes).where(lt(localVendorCodes.expiresAt, now))
  await db
    .insert(localVendorCodes)
    .values({ ...grant, codeHash: hashOf(code), expiresAt: new Date(now.getTime() + CODE_MS) })
  return code
}
