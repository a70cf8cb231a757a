import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { AgreementState } from '@/lib/shared/trade/agreements'
import type { Db, Tx } from '../../../db/client'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { agreementSignatures, agreements, legalDocuments } from '../../../db/schema/core/legal'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import type { Vault } from '../../../runtime/vault'
import { isOfHere } from '../tenancy/queries-here'
import { presentAgreement, presentVerified } from './present-agreement'
import { READERS, type Reader, sha256 } from './rules-agreement'
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

/** Returns when the agreements of these orders were signed by both; the others are omitted. */
export async function signedTimes(db: Db, orderIds: readonly number[]): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: agreements.orderId, at: agreements.endedAt })
    .from(agreements)
    .where(and(inArray(agreements.orderId, [...orderIds]), eq(agreements.state, 'signed')))
  return new Map(rows.flatMap(({ orderId, at }) => (at ? [[orderId, at] as const] : [])))
}

/** Lists agreements of the caller's sites, newest first, without their contents. */
export async function listAgreements(
  ctx: StaffCtx,
  { state, key, ...paging }: Paging & { state?: AgreementState; key?: string },
) {
  const word = key?.trim()
  const hash = word?.toLowerCase() ?? ''
  const wanted = and(
    isOfHere(ctx, agreements.distId),
    state && eq(agreements.state, state),
    word
      ? or(
          eq(agreements.sn, word.toUpperCase()),
          eq(agreements.orderSn, word.toUpperCase() as OrderSn),
          eq(agreements.hash, hash),
          eq(agreements.sellerHash, hash),
          eq(agreements.buyerHash, hash),
        )
      : undefined,
  )
  const rows = ctx.db.select().from(agreements).where(wanted).orderBy(desc(agreements.id))
  const found = await pageOf(rows, () => ctx.db.$count(agreements, wanted), paging)
  const signatures = await signaturesOf(
    ctx.db,
    found.list.map(({ id }) => id),
  )
  return presentPage(found, (row) => presentAgreement(row, signatures.get(row.id) ?? []))
}

/** Opens one of the three texts of an agreement. */
export function openText(vault: Vault, row: AgreementRow, reader: Reader): string {
  const sealed = { both: row.fullText, seller: row.sellerText, buyer: row.buyerText }[reader]
  return vault.open('agreement', `${row.sn} ${reader}`, sealed)
}

/** Whether the stored texts still are those whose hashes were signed. */
export function isIntact(vault: Vault, row: AgreementRow): boolean {
  const hashes = { both: row.hash, seller: row.sellerHash, buyer: row.buyerHash }
  return READERS.every((reader) => {
    try {
      return sha256(openText(vault, row, reader)) === hashes[reader]
    } catch {
      // a sealed text that was changed cannot be opened
      return false
    }
  })
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
