import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { LegalKind } from '@/lib/shared/site/legal'
import { AGREEMENT_STATES } from '@/lib/shared/trade/agreements'
import { at, bytes, createdAt, id, money, userId } from '../../columns'

/** Versions of the legal documents. A published one never changes; the published one that began last is in force. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LegalKind>().notNull(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    /** What changed, for members and staff. */
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['draft', 'published'] }).notNull(),
    /** null: a draft. */
    effectiveAt: at('effective_at'),
    /** Name of the staff member who wrote it; '': delivered with the program. */
    by: text('by').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('legal_documents_version').on(t.kind, t.version),
    uniqueIndex('legal_documents_draft').on(t.kind).where(sql`state = 'draft'`),
    check('legal_documents_kind', sql`${t.kind} in ('terms', 'privacy', 'trade', 'transfer', 'cover')`),
    check('legal_documents_state', sql`(${t.state} = 'published') = (${t.effectiveAt} is not null)`),
  ],
)

/** Which version a person agreed to, where and when; append-only. */
export const consents = pgTable(
  'consents',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    documentId: id('document_id')
      .notNull()
      .references(() => legalDocuments.id),
    place: text('place', { enum: ['register', 'order'] }).notNull(),
    /** The order's number; '' at registration. */
    ref: text('ref').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('consents_user').on(t.userId, t.id)],
)

/**
 * The transfer agreement of an order, frozen when the order began to wait for its signatures. The texts are sealed under
 * purpose 'agreement'; each has a secret line, so that an id number cannot be guessed from its hash.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    orderId: id('order_id').notNull().unique(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    documentId: id('document_id')
      .notNull()
      .references(() => legalDocuments.id),
    sellerId: userId('seller_id').notNull(),
    buyerId: userId('buyer_id').notNull(),
    title: text('title').notNull(),
    /** The agreed price, on which compensations depend; null in agreements made before it was kept. */
    priceFen: money('price_fen'),
    /** SHA-256 in hex of the full text, and of the copy of each party. */
    hash: text('hash').notNull(),
    sellerHash: text('seller_hash').notNull(),
    buyerHash: text('buyer_hash').notNull(),
    fullText: bytes('full_text').notNull(),
    sellerText: bytes('seller_text').notNull(),
    buyerText: bytes('buyer_text').notNull(),
    state: text('state', { enum: AGREEMENT_STATES }).notNull().default('open'),
    endedAt: at('ended_at'),
    /** What the platform signed once both had, as canonical JSON; its Ed25519 signature and public key, base64. */
    record: text('record'),
    signature: text('signature'),
    publicKey: text('public_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('agreements_hash').on(t.hash),
    uniqueIndex('agreements_seller_hash').on(t.sellerHash),
    uniqueIndex('agreements_buyer_hash').on(t.buyerHash),
    index('agreements_list').on(t.distId, t.id),
    index('agreements_seller').on(t.sellerId, t.id),
    check('agreements_state', sql`${t.state} in ('open', 'signed', 'refused', 'expired', 'ended')`),
    check('agreements_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('agreements_signed', sql`(${t.state} = 'signed') = (${t.record} is not null and ${t.signature} is not null)`),
  ],
)

/** Who signed an agreement, when and how; append-only. */
export const agreementSignatures = pgTable(
  'agreement_signatures',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    agreementId: id('agreement_id')
      .notNull()
      .references(() => agreements.id),
    party: text('party', { enum: ['buyer', 'seller'] }).notNull(),
    userId: userId('user_id').notNull(),
    /** Hash of the text that was signed. */
    hash: text('hash').notNull(),
    /** The one-time code that confirmed it. */
    codeId: id('code_id').notNull(),
    /** Whether the rules asked for a face check, which was passed. */
    face: text('face', { enum: ['none', 'passed'] }).notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('agreement_signatures_once').on(t.agreementId, t.party)],
)
