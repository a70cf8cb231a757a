import type { Logger } from 'pino'
import type { DistId, UserId } from '@/lib/shared/ids'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import type { TeamRole } from '@/lib/shared/people/team'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { Membership, Permission } from '@/lib/shared/staff/staff'
import type { Db, Tx } from '../db/client'
import type { AgreementProvider } from '../providers/agreement/port'
import type { ChatLive } from '../providers/chat/port'
import type { DomainProvider } from '../providers/domain/port'
import type { IpPlaceProvider } from '../providers/ip-place/port'
import type { MailProvider } from '../providers/mail/port'
import type { ModerationProvider } from '../providers/moderation/port'
import type { OAuthProvider } from '../providers/oauth/port'
import type { Payments } from '../providers/payment/port'
import type { PayoutProvider } from '../providers/payout/port'
import type { QrLoginProvider } from '../providers/qr-login/port'
import type { RealNameProvider } from '../providers/real-name/port'
import type { SmsProvider } from '../providers/sms/port'
import type { StorageProvider } from '../providers/storage/port'
import type { WebhookSender } from '../providers/webhook/port'
import type { WechatPushProvider } from '../providers/wechat-push/port'
import type { News } from './announcer'
import type { CallLimits } from './call-limits'
import type { LiveEvent } from './live-event'
import type { Vault } from './vault'
import type { ViewTally } from './view-tally'

/** Dependencies that every business function gets besides its input; one per process, with no request data. */
export interface Services {
  db: Db
  log: Logger
  /** The only clock of business rules; tests replace it. */
  now: () => Date
  vault: Vault
  /** In the demo, one browser plays several people, so a shared browser does not link accounts. */
  isDemo: boolean
  /** These are the services of test mode: its own database, no vendor, no page, no open tab. */
  isTest: boolean
  /** null: this installation has no test mode, or these are its services. */
  testMode: TestMode | null
  /** Session lifetime in milliseconds; a call in its second half extends it. */
  sessionMs: number
  payments: Payments
  payout: PayoutProvider
  sms: SmsProvider
  mail: MailProvider
  realName: RealNameProvider
  agreement: AgreementProvider
  qrLogin: QrLoginProvider
  oauth: OAuthProvider
  /** null: this installation has no official account. */
  wechatPush: WechatPushProvider | null
  ipPlace: IpPlaceProvider
  /** null: only the rules of the modules look at texts, and no one at pictures. */
  moderation: ModerationProvider | null
  domain: DomainProvider
  webhooks: WebhookSender
  storage: StorageProvider
  live: ChatLive
  /** Counts calls for the limits of the contract. */
  limits: CallLimits
  /** Views of goods (by id) and articles (by code) not yet written to the database. */
  views: { goods: ViewTally; news: ViewTally }
  /** Returns any distributor; undefined if it is switched off. */
  distOf: (distId: number) => Dist | undefined
  /** Resolves when this process is notified; the other instances follow a moment later. */
  announce: (news: News) => Promise<void>
}

/** What keys of test mode work on: the same functions on a database of its own. */
export interface TestMode {
  /** Rejects with UNAVAILABLE while its database cannot be used. */
  open(): Promise<Services>
}

export interface Dist {
  distId: DistId
  origin: string
  /** Games it shows; null: the whole catalogue. */
  gameIds: readonly number[] | null
  /** Its recommended games (recGameStr), hottest first. */
  recommended: readonly number[]
  /** Its site object. */
  conf: HomeConf
  /** Unpublished draft, shown only to its staff. */
  draft?: true
}

export interface SessionUser {
  sessionId: string
  userId: UserId
  nickName: string
  authStatus: number
  /** Set if a member of the user's team makes the call in the user's name. */
  team?: { memberId: UserId; role: TeamRole }
  /** What the member is restricted from, and until when. */
  limits: Readonly<Partial<Record<RestrictionKind, Date>>>
}

/** The membership by which a staff member makes a call, of the platform or of a distributor. */
export interface StaffMembership extends Membership {
  memberId: number
  /** The own distributor, by which every query of its staff filters; null: platform staff. */
  distId: DistId | null
  /** The permission that granted access. */
  permission: Permission
  /** The original call, its input, stored encrypted for a second approval, and the members it decides on. */
  request: { call: string; input: Record<string, string>; parties: readonly UserId[] }
  /** Number of the stored write while it is carried out. */
  approvalId: number | null
}

/** A request's context; jobs run with `user: null` and the system's distributor. */
export interface Ctx extends Services {
  dist: Dist
  /** Of the host that the person is on, one of the distributor's; its primary one where that is none. */
  origin: string
  user: SessionUser | null
  /** Set for calls with staff access. */
  staff: StaffMembership | null
  requestId: string
  ip: string
  userAgent: string
  /** Set for idempotent endpoints called with a key; the fingerprint identifies the request, without its secrets. */
  idempotency: { key: string; fingerprint: string } | null
  /** In test mode: sends its owner a security notification, in the live database. */
  notifyOwner?: (notice: { key: string; title: string; text: string; href: string }) => Promise<void>
}

/** Endpoints with access 'login' or 'verified' get a user. */
export type UserCtx = Ctx & { user: SessionUser }
/** Endpoints with access 'staff:…': a staff member with this permission who entered a one-time code. */
export type StaffCtx = UserCtx & { staff: StaffMembership }

/**
 * Runs `work` in one transaction; events queued in `effects` are announced right after the commit, before the caller
 * answers, so the writer's next request sees its write. They are not sent by NOTIFY inside the transaction: a commit
 * that notifies holds a server-wide lock while it syncs, which would serialize all commits.
 */
export async function inTx<T>(ctx: Ctx, work: (tx: Tx, effects: Effects) => Promise<T>): Promise<T> {
  const tags = new Set<string>()
  const aged = new Set<string>()
  const events: LiveEvent[] = []
  const effects: Effects = {
    purge: (...added) => {
      for (const tag of added) tags.add(tag)
    },
    age: (...added) => {
      for (const tag of added) aged.add(tag)
    },
    live: (event) => events.push(event),
  }
  const result = await ctx.db.transaction((tx) => work(tx, effects))
  if (tags.size + aged.size + events.length > 0) await ctx.announce({ tags: [...tags], aged: [...aged], events })
  return result
}

export interface Effects {
  /**
   * Removes pages with these tags (lib/shared/site/routes.ts: `goods:SN`, `news`, `dist:1`) before the writer gets its
   * response.
   */
  purge: (...tags: string[]) => void
  /**
   * Marks lists and statistics with these tags (lib/shared/site/page-tags.ts) as aged: they may lag by seconds and are
   * served until rebuilt.
   */
  age: (...tags: string[]) => void
  live: (event: LiveEvent) => void
}
