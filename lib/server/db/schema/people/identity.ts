import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { FacePurpose } from '@/lib/shared/people/face'
import type { LoginWay } from '@/lib/shared/people/login-ways'
import { SMS_PURPOSES } from '@/lib/shared/people/sms-purposes'
import type { TeamRole } from '@/lib/shared/people/team'
import type { Vendor } from '@/lib/shared/people/vendors'
import { at, bytes, createdAt, id, userId } from '../../columns'

export const users = pgTable(
  'users',
  {
    id: userId('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 38_070_001 }),
    phone: text('phone').unique(),
    passwordHash: text('password_hash'),
    payPasswordHash: text('pay_password_hash'),
    nickName: text('nick_name').notNull(),
    /** Null: never changed since registration. */
    nickChangedAt: at('nick_changed_at'),
    /** Media key of the uploaded avatar; '' generates one from the id. */
    avatar: text('avatar').notNull().default(''),
    email: text('email').notNull().default(''),
    /** 0 none, 2 real-name verified */
    authStatus: smallint('auth_status').$type<0 | 2>().notNull().default(0),
    realName: bytes('real_name_enc'),
    idCard: bytes('id_card_enc'),
    /** Keyed hash, to find accounts of the same person (identity card). */
    idCardHash: text('id_card_hash'),
    isQuickShop: boolean('is_quick_shop').notNull().default(false),
    isBooster: boolean('is_booster').notNull().default(false),
    isPartner: boolean('is_partner').notNull().default(false),
    codeWord: text('code_word').notNull().default(''),
    inviteCode: text('invite_code').notNull().unique(),
    invitedBy: userId('invited_by'),
    registeredDistId: integer('registered_dist_id').notNull(),
    /** Closed by its owner, and erased later. */
    closedAt: at('closed_at'),
    /** Frozen by the member, see account_freezes; only staff can unfreeze it. */
    frozenAt: at('frozen_at'),
    /** The latest change of login or payment security; withdrawals are locked for a day after it. */
    guardChange: text('guard_change', { enum: ['password', 'payPassword', 'phone', 'thaw'] }),
    guardChangedAt: at('guard_changed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('users_id_card').on(t.idCardHash).where(sql`id_card_hash is not null`),
    index('users_created').on(t.createdAt, t.id),
    index('users_invited').on(t.invitedBy, t.id).where(sql`invited_by is not null`),
  ],
)

const owner = () =>
  userId('user_id')
    .notNull()
    .references(() => users.id)

/** Stores only hashes, so a copy of this table cannot be used to log in. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    userId: owner(),
    distId: integer('dist_id').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    way: text('way').$type<LoginWay>(), // null: it replaced another session after a change of phone or password
    byMemberId: userId('by_member_id'), // the member of the user's team who opened it, in `teamRole`
    teamRole: text('team_role').$type<TeamRole>(),
    usedAt: at('used_at').notNull().defaultNow(), // to a few minutes
    expiresAt: at('expires_at').notNull(),
    replacedAt: at('replaced_at'), // by one in a team's name: it ends soon and is not extended
    revokedAt: at('revoked_at'),
  },
  (t) => [
    index('sessions_user').on(t.userId).where(sql`revoked_at is null`),
    index('sessions_team').on(t.byMemberId).where(sql`revoked_at is null and by_member_id is not null`),
    index('sessions_expiry').on(t.expiresAt),
  ],
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Recipient: a mobile, or an email address for purpose `email`. */
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: SMS_PURPOSES }).notNull(),
    distId: integer('dist_id').notNull(),
    /** Hash of the browser that requested it. */
    browserHash: text('browser_hash').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Idempotency key of the request that used it; that request may be retried. */
    usedFor: text('used_for'),
  },
  (t) => [index('sms_codes_phone').on(t.phone, t.purpose, t.createdAt), index('sms_codes_expiry').on(t.expiresAt)],
)

/**
 * A login started by one browser and confirmed by a logged-in phone. Both secrets are stored as hashes: the code is in
 * the QR picture, the browser secret is in an HttpOnly cookie, and only both together retrieve the session, once.
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
    /** The user who scanned it; only this user can confirm. */
    userId: userId('user_id'),
    /** IP address of the browser that started it. */
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('qr_logins_expiry').on(t.expiresAt)],
)

/** A member's way from the platform's own site to that of an order; deleted when it is used. Only a hash is stored. */
export const siteTickets = pgTable(
  'site_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    userId: userId('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    distId: integer('dist_id').notNull(),
    returnUrl: text('return_url').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('site_tickets_expiry').on(t.expiresAt)],
)

/** Browsers used to log in, to find accounts that share one. Only a hash is stored; the browser holds the value. */
export const userDevices = pgTable(
  'user_devices',
  {
    userId: owner(),
    deviceHash: text('device_hash').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] }), index('user_devices_device').on(t.deviceHash)],
)

/** Successful and failed login attempts of existing accounts; stored for half a year. */
export const loginRecords = pgTable(
  'login_records',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    distId: integer('dist_id').notNull(),
    way: text('way').$type<LoginWay>().notNull(),
    /** wrong: wrong password or code; shut: correct, but the account is frozen. */
    result: text('result', { enum: ['in', 'wrong', 'shut'] }).notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('login_records_user').on(t.userId, t.createdAt), index('login_records_age').on(t.createdAt)],
)

/** A vendor's id of a person and the account it logs in to: each has at most one of the other, per vendor. */
export const thirdParties = pgTable(
  'third_parties',
  {
    vendor: text('vendor').$type<Vendor>().notNull(),
    subject: text('subject').notNull(),
    userId: owner(),
    /** As returned by the vendor at that time. */
    nickName: text('nick_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.vendor, t.subject] }), unique('third_parties_one').on(t.userId, t.vendor)],
)

/**
 * A redirect to a vendor's login page. `state` is sent there and comes back, its counterpart stays in an HttpOnly
 * cookie, both are stored as hashes; it is used once, and so is a vendor's code, whatever state it comes with.
 */
export const vendorVisits = pgTable(
  'vendor_visits',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    vendor: text('vendor').$type<Vendor>().notNull(),
    distId: integer('dist_id').notNull(),
    /** The user whose account is to be bound, and the session; null: it is a login. */
    userId: userId('user_id'),
    sessionId: text('session_id'),
    /** Path on this host to continue to. */
    returnUrl: text('return_url').notNull(),
    /** known: the vendor identified the person, and a phone is required; done: it led to an account. */
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

/** The WeChat official account follower that receives a user's notifications. */
export const wechatFollowers = pgTable('wechat_followers', {
  userId: owner().primaryKey(),
  openId: text('open_id').notNull().unique(),
  createdAt: createdAt(),
})

/** A QR code that binds the follower who scans it in time. */
export const wechatScenes = pgTable(
  'wechat_scenes',
  {
    sceneHash: text('scene_hash').primaryKey(),
    userId: owner(),
    distId: integer('dist_id').notNull(),
    /** taken: the follower already receives another account's notifications. */
    state: text('state', { enum: ['waiting', 'bound', 'taken'] })
      .notNull()
      .default('waiting'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('wechat_scenes_user').on(t.userId, t.createdAt), index('wechat_scenes_expiry').on(t.expiresAt)],
)

/** Periods in which members froze their own accounts. */
export const accountFreezes = pgTable(
  'account_freezes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    distId: integer('dist_id').notNull(),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
    thawedAt: at('thawed_at'),
    /** The staff member who unfroze it, and the reason. */
    thawedBy: userId('thawed_by'),
    thawReason: text('thaw_reason').notNull().default(''),
  },
  (t) => [uniqueIndex('account_freezes_open').on(t.userId).where(sql`thawed_at is null`)],
)

/** Requests of members who lost their phone and verified a new one; staff decide. */
export const phoneRequests = pgTable(
  'phone_requests',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    distId: integer('dist_id').notNull(),
    phone: text('phone').notNull(),
    ip: text('ip').notNull(),
    state: text('state', { enum: ['open', 'approved', 'rejected', 'withdrawn'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: at('decided_at'),
    decidedBy: userId('decided_by'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('phone_requests_open').on(t.userId).where(sql`state = 'open'`),
    index('phone_requests_desk').on(t.distId, t.createdAt).where(sql`state = 'open'`),
  ],
)

/** Face checks of members: number, time and result of the vendor, never a picture. */
export const faceChecks = pgTable(
  'face_checks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    distId: integer('dist_id').notNull(),
    purpose: text('purpose').$type<FacePurpose>().notNull(),
    /** Hash of the identity card that was compared: a check counts only while the account still has it. */
    idCardHash: text('id_card_hash').notNull(),
    /** The vendor's number; null until the vendor has begun. */
    certifyId: text('certify_id').unique(),
    state: text('state', { enum: ['pending', 'passed', 'failed', 'expired'] }).notNull(),
    why: text('why', { enum: ['face', 'liveness', 'identity', 'record', 'risk', 'limit'] }),
    createdAt: createdAt(),
    askedAt: at('asked_at'),
    checkAt: at('check_at'),
    decidedAt: at('decided_at'),
  },
  (t) => [index('face_checks_user').on(t.userId, t.createdAt), index('face_checks_state').on(t.state, t.createdAt)],
)
