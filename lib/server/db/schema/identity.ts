import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LoginWay } from '@/lib/shared/people/login-ways'
import type { Vendor } from '@/lib/shared/people/vendors'
import { at, bytes, createdAt, id } from '../columns'

export const users = pgTable(
  'users',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity({ startWith: 38_070_001 }),
    phone: text('phone').unique(),
    passwordHash: text('password_hash'),
    payPasswordHash: text('pay_password_hash'),
    nickName: text('nick_name').notNull(),
    /** Null: still the one of the registration. */
    nickChangedAt: at('nick_changed_at'),
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
    banned: boolean('banned').notNull().default(false),
    /** By its owner; banned as well, and erased later. */
    closedAt: at('closed_at'),
    /** By the member, see account_freezes; only staff thaw. */
    frozenAt: at('frozen_at'),
    /** The latest change of what guards the account; withdrawals are locked for a day from it. */
    guardChange: text('guard_change', { enum: ['password', 'payPassword', 'phone', 'thaw'] }),
    guardChangedAt: at('guard_changed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('users_id_card').on(t.idCardHash).where(sql`id_card_hash is not null`),
    index('users_invited').on(t.invitedBy, t.id).where(sql`invited_by is not null`),
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
    /** How it began; null: a change of phone or password opened it in place of another. */
    way: text('way').$type<LoginWay>(),
    /** Exact to some minutes. */
    usedAt: at('used_at').notNull().defaultNow(),
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
      enum: [
        'register',
        'login',
        'password',
        'payPassword',
        'phone',
        'payee',
        'payout',
        'email',
        'thirdParty',
        'bind',
        'unbind',
        'freeze',
        'close',
      ],
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

/** Browsers that somebody logged in with: which accounts share one. Only a hash; the browser keeps the rest. */
export const userDevices = pgTable(
  'user_devices',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    deviceHash: text('device_hash').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('user_devices_device').on(t.deviceHash)],
)

/** Logins that succeeded and tries that failed, of accounts that exist; kept half a year. */
export const loginRecords = pgTable(
  'login_records',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    distId: integer('dist_id').notNull(),
    way: text('way').$type<LoginWay>().notNull(),
    /** wrong: a wrong password or code; shut: right, of an account that is frozen. */
    result: text('result', { enum: ['in', 'wrong', 'shut'] }).notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('login_records_user').on(t.userId, t.createdAt), index('login_records_age').on(t.createdAt)],
)

/** What a vendor calls a person, and whose account it opens: one account each, and one of a vendor for an account. */
export const thirdParties = pgTable(
  'third_parties',
  {
    vendor: text('vendor').$type<Vendor>().notNull(),
    subject: text('subject').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    /** As the vendor told it then. */
    nickName: text('nick_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.vendor, t.subject] }), unique('third_parties_one').on(t.userId, t.vendor)],
)

/**
 * A visit to a vendor's page. `state` goes there and comes back, its other half stays in an HttpOnly cookie, both are kept as
 * hashes; it is taken once, and a vendor's code once too, whatever state it comes with.
 */
export const vendorVisits = pgTable(
  'vendor_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    vendor: text('vendor').$type<Vendor>().notNull(),
    distId: integer('dist_id').notNull(),
    /** Whose account is to be bound, in which session; null: somebody logs in. */
    userId: bigint('user_id', { mode: 'number' }),
    sessionId: text('session_id'),
    /** Path of this host to go on to. */
    returnUrl: text('return_url').notNull(),
    /** known: the vendor said who it is, and a phone is wanted; done: it led to an account. */
    phase: text('phase', { enum: ['begun', 'taken', 'known', 'done'] })
      .notNull()
      .default('begun'),
    codeHash: text('code_hash'),
    subject: text('subject'),
    nickName: text('nick_name'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [unique('vendor_visits_code').on(t.vendor, t.codeHash), index('vendor_visits_expiry').on(t.expiresAt)],
)

/** The follower of the WeChat official account that gets somebody's notifications. */
export const wechatFollowers = pgTable('wechat_followers', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id),
  openId: text('open_id').notNull().unique(),
  createdAt: createdAt(),
})

/** A picture that binds a follower: whoever scans it in time. */
export const wechatScenes = pgTable(
  'wechat_scenes',
  {
    sceneHash: text('scene_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    distId: integer('dist_id').notNull(),
    /** taken: the follower gets another account's notifications. */
    state: text('state', { enum: ['waiting', 'bound', 'taken'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('wechat_scenes_user').on(t.userId, t.createdAt), index('wechat_scenes_expiry').on(t.expiresAt)],
)

/** Times in which a member's own account was frozen by them. */
export const accountFreezes = pgTable(
  'account_freezes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    distId: integer('dist_id').notNull(),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
    thawedAt: at('thawed_at'),
    /** Staff, and what they went by. */
    thawedBy: bigint('thawed_by', { mode: 'number' }),
    thawReason: text('thaw_reason').notNull().default(''),
  },
  (t) => [uniqueIndex('account_freezes_open').on(t.userId).where(sql`thawed_at is null`)],
)

/** Members who lost their phone and proved a new one; staff decide. */
export const phoneRequests = pgTable(
  'phone_requests',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    distId: integer('dist_id').notNull(),
    phone: text('phone').notNull(),
    ip: text('ip').notNull(),
    state: text('state', { enum: ['open', 'approved', 'rejected', 'withdrawn'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: at('decided_at'),
    decidedBy: bigint('decided_by', { mode: 'number' }),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('phone_requests_open').on(t.userId).where(sql`state = 'open'`),
    index('phone_requests_desk').on(t.distId, t.createdAt).where(sql`state = 'open'`),
  ],
)
