import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { agreementSignatures, agreements, legalDocuments } from '../../../db/schema/legal'
import type { Ctx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import { presentVerified } from './present-agreement'
import type { Reader } from './rules-agreement'
import type { AgreementRow, SignatureRow } from './types'

export async function findAgreement(db: Db | Tx, orderId: number): Promise<AgreementRow | undefined> {
  const [row] = await db.select().from(agreements).where(eq(agreements.orderId, orderId))
  return row
}

/** Returns the signatures of an agreement in the order in which they were made. */
export const listSignatures = (db: Db | Tx, agreementId: number): Promise<SignatureRow[]> =>
  db
    .select()
    .from(agreementSignatures)
    .where(eq(agreementSignatures.agreementId, agreementId))
    .orderBy(asc(agreementSignatures.id))

/** Returns the signatures of several agreements by agreement. */
export async function signaturesOf(db: Db, ids: readonly number[]): Promise<Map<number, SignatureRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(agreementSignatures)
    .where(inArray(agreementSignatures.agreementId, [...ids]))
    .orderBy(asc(agreementSignatures.id))
  return new Map(ids.map((id) => [id, rows.filter(({ agreementId }) => agreementId === id)]))
}

/** Opens one of the three texts of an agreement. */
export function openText(vault: Vault, row: AgreementRow, reader: Reader): string {
  const sealed = { both: row.fullText, seller: row.sellerText, buyer: row.buyerText }[reader]
  return vault.open('agreement', `${row.sn} ${reader}`, sealed)
}

/** Returns the version of the document that an agreement was made from. */
export async function versionOf(db: Db | Tx, documentId: number): Promise<number> {
  const [row] = await db
    .select({ version: legalDocuments.version })
    .from(legalDocuments)
    .where(eq(legalDocuments.id, documentId))
  return row?.version ?? 0
}

/** Whether a hash is that of a text of a signed agreement of any site; says nothing about its contents. */
export async function verifyHash(ctx: Ctx, { hash }: { hash: string }) {
  const [row] = await ctx.db
    .select()
    .from(agreements)
    .where(or(eq(agreements.hash, hash), eq(agreements.sellerHash, hash), eq(agreements.buyerHash, hash)))
  return presentVerified(row)
}
