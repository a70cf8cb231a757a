import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, bytes, createdAt, id } from '../columns'

export const users = pgTable(
  'users',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 38_070_001 }),
    phone: text('phone').unique(),
    passwordHash: text('password_hash'),
    payPasswordHash: text('pay_password_hash'),
    nickName: text('nick_name').notNull(),
    /** Media key of the uploaded avatar; '' draws one from the id. */
    avatar: text('avatar').notNull().default(''),
    email: text('email').notNull().default(''),
    /** 0 none, 2 real-name verified */
    authStatus: smallint('auth_status').$type<0 | 2>().notNull().default(0),
    realName: bytes('real_name_enc'),
    idCard: bytes('id_card_enc'),
    /** Keyed hash, to find accounts that share one person. */
    idCardHash: text('id_card_hash'),
    isQuickShop: boolean('is_quick_shop').notNull().default(false),
    isBooster: boolean('is_booster').notNull().default(false),
    isPartner: boolean('is_partner').notNull().default(false),
    codeWord: text('code_word').notNull().default(''),
    inviteCode: text('invite_code').notNull().unique(),
    invitedBy: bigint('invited_by', { mode: 'number' }),
    registeredDistId: integer('registered_dist_id').notNull(),
    role: text('role', { enum: ['member', 'service', 'admin', 'platform'] })
      .notNull()
      .default('member'),
    banned: boolean('banned').notNull().default(false),
    /** The latest change of what guards the account; withdrawals are locked for a day from it. */
    guardChange: text('guard_change', { enum: ['password', 'payPassword', 'phone'] }),
    guardChangedAt: at('guard_changed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('users_service').on(t.id).where(sql`role = 'service' and not banned`),
    index('users_id_card').on(t.idCardHash).where(sql`id_card_hash is not null`),
  ],
)

/** Only hashes: a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    distId: integer('dist_id').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId).where(sql`revoked_at is null`), index('sessions_expiry').on(t.expiresAt)],
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Where it was sent: a mobile, or an address of purpose `email`. */
    phone: text('phone').notNull(),
    purpose: text('purpose', {
      enum: ['register', 'login', 'password', 'payPassword', 'phone', 'payee', 'payout', 'email'],
    }).notNull(),
    distId: integer('dist_id').notNull(),
    /** Of the browser that asked. */
    browserHash: text('browser_hash').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Idempotency key of the request that used it, which may be repeated. */
    usedFor: text('used_for'),
  },
  (t) => [index('sms_codes_phone').on(t.phone, t.purpose, t.createdAt), index('sms_codes_expiry').on(t.expiresAt)],
)

/**
 * A login begun by one browser and confirmed by a phone that is logged in. Both secrets are kept as hashes: the code is in the
 * picture, the browser half is in an HttpOnly cookie, and only both together fetch the session, once.
 */
export const qrLogins = pgTable(
  'qr_logins',
  {
    codeHash: text('code_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    distId: integer('dist_id').notNull(),
    state: text('state', { enum: ['waiting', 'scanned', 'confirmed', 'refused', 'delivered'] })
      .notNull()
      .default('waiting'),
    /** Who scanned it; nobody else can confirm. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Of the browser that began. */
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('qr_logins_expiry').on(t.expiresAt)],
)
