import type { Logger } from 'pino'
import type { DistId, UserId } from '@/lib/shared/ids'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { Permission, Seat } from '@/lib/shared/staff/staff'
import type { Db, Tx } from '../db/client'
import type { ChatLive } from '../providers/chat/port'
import type { DomainProvider } from '../providers/domain/port'
import type { IpPlaceProvider } from '../providers/ip-place/port'
import type { MailProvider } from '../providers/mail/port'
import type { OAuthProvider } from '../providers/oauth/port'
import type { PaymentProvider } from '../providers/payment/port'
import type { PayoutProvider } from '../providers/payout/port'
import type { QrLoginProvider } from '../providers/qr-login/port'
import type { RealNameProvider } from '../providers/real-name/port'
import type { SmsProvider } from '../providers/sms/port'
import type { StorageProvider } from '../providers/storage/port'
import type { WechatPushProvider } from '../providers/wechat-push/port'
import type { News } from './announcer'
import type { LiveEvent } from './live-event'
import type { Vault } from './vault'
import type { ViewTally } from './view-tally'

/** What every verb gets besides its input; one per process, never of a request. */
export interface Services {
  db: Db
  log: Logger
  /** The only clock of business rules; tests set it. */
  now: () => Date
  vault: Vault
  /** One browser plays several people there, so a shared browser ties nobody. */
  isDemo: boolean
  /** Session lifetime in milliseconds; a call in its second half extends it. */
  sessionMs: number
  payment: PaymentProvider
  payout: PayoutProvider
  sms: SmsProvider
  mail: MailProvider
  realName: RealNameProvider
  qrLogin: QrLoginProvider
  oauth: OAuthProvider
  /** null: this installation has no official account. */
  wechatPush: WechatPushProvider | null
  ipPlace: IpPlaceProvider
  domain: DomainProvider
  storage: StorageProvider
  live: ChatLive
  /** Looks at goods (by id) and articles (by code) that wait to be written. */
  views: { goods: ViewTally; news: ViewTally }
  /** Any distributor, for what lives on its hosts; undefined: switched off. */
  distOf: (distId: number) => Dist | undefined
  /** Resolves when this process knows; the other instances hear a moment later. */
  announce: (news: News) => Promise<void>
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
  /** What its staff prepare: shown to them alone. */
  draft?: true
}

export interface SessionUser {
  sessionId: string
  userId: UserId
  nickName: string
  authStatus: number
}

/** As whom a member of staff makes a call: which membership, of which house. */
export interface StaffSeat extends Seat {
  memberId: number
  /** The own distributor, which every query of its staff filters by; null: the platform's. */
  distId: DistId | null
  /** By which it was let in. */
  permission: Permission
  /** The call and its input as it came: what is kept, sealed, for a second person. */
  asked: { call: string; input: Record<string, string> }
  /** Set while a kept write is carried out: its number. */
  approvalId: number | null
}

/** A request's context; jobs run with `user: null` and the system's distributor. */
export interface Ctx extends Services {
  dist: Dist
  user: SessionUser | null
  /** Set for calls with staff access. */
  staff: StaffSeat | null
  requestId: string
  ip: string
  userAgent: string
  /** Set for idempotent endpoints called with a key; the fingerprint tells what was asked under it, its secrets aside. */
  idempotency: { key: string; fingerprint: string } | null
}

/** Endpoints with access 'login' or 'verified' get a user. */
export type UserCtx = Ctx & { user: SessionUser }
/** Endpoints with access 'staff:…': a member who has the permission here and proved a code. */
export type StaffCtx = UserCtx & { staff: StaffSeat }

/**
 * Run `work` in one transaction; what `effects` queued is announced right after the commit, before the caller answers, so
 * the writer's next request sees its write. It is not sent by NOTIFY inside the transaction: a commit that notifies holds a
 * lock of the whole server while it syncs, which would put all commits in one line.
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
  /** Pages with these tags (lib/shared/site/routes.ts: `goods:SN`, `news`, `dist:1`) are gone before the writer is answered. */
  purge: (...tags: string[]) => void
  /** Lists and figures with these tags (lib/shared/site/page-tags.ts) may lag by seconds: they serve until they are made again. */
  age: (...tags: string[]) => void
  live: (event: LiveEvent) => void
}
