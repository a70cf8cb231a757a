import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { OrderSn } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { agreements, legalDocuments } from '../../../db/schema/core/legal'
import { presentCitation } from './present-citation'

const { orderId, orderSn, sn, hash, priceFen, endedAt } = agreements
const CITED = {
  orderId,
  orderSn,
  sn,
  hash,
  priceFen,
  endedAt,
  version: legalDocuments.version,
  text: legalDocuments.text,
}

const signed = (db: Db | Tx, which: SQL) =>
  db
    .select(CITED)
    .from(agreements)
    .innerJoin(legalDocuments, eq(legalDocuments.id, agreements.documentId))
    .where(and(which, eq(agreements.state, 'signed')))

/** Returns what decisions cite of the agreements of these orders; orders that were not signed are omitted. */
export async function findCitations(db: Db | Tx, orderIds: readonly number[]): Promise<Map<number, CitedAgreement>> {
  if (orderIds.length === 0) return new Map()
  const rows = await signed(db, inArray(orderId, [...orderIds]))
  return new Map(rows.map((row) => [row.orderId, presentCitation(row)]))
}

/** The same by the numbers of the orders. */
export async function findCitationsOf(
  db: Db | Tx,
  orderSns: readonly (OrderSn | '')[],
): Promise<Map<OrderSn | '', CitedAgreement>> {
  const named = orderSns.filter((one): one is OrderSn => one !== '')
  if (named.length === 0) return new Map()
  const rows = await signed(db, inArray(orderSn, named))
  return new Map(rows.map((row) => [row.orderSn, presentCitation(row)]))
}
