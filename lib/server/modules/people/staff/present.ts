import type { AuditObject } from '@/lib/contract/entities/audit'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'
import { may, type Permission } from '@/lib/shared/staff/staff'
import { maskPhone } from '@/lib/shared/text/mask'
import { formatDateTime } from '@/lib/shared/time'
import type { userNotes } from '../../../db/schema/people/staff'
import type { StaffCtx, UserCtx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { openInput } from '../../core/oversight/rules'
import type { Approval } from '../../core/oversight/types'
import type { Member } from './types'

interface StaffState {
  member: Member
  permissions: Permission[]
  /** All sites. */
  sites: { distId: number; name: string }[]
  isEnrolled: boolean
  login: Date | null
  recoveryLeft: number
}

export function presentState(ctx: UserCtx, found: StaffState | null): OutputOf<ApiContract['GET /staff/state']> {
  if (!found) return { member: null, isEnrolled: false, until: null, recoveryLeft: 0 }
  const { member, permissions, isEnrolled, login, recoveryLeft } = found
  const { house, role, distId } = member
  const sites = found.sites.filter((site) => distId === null || site.distId === distId)
  const siteName = ctx.dist.conf.distBaseConf.websiteName
  return {
    member: { nickName: ctx.user.nickName, house, role, siteName, sites, permissions },
    isEnrolled,
    recoveryLeft,
    until: login && formatDateTime(login),
  }
}

interface Person {
  nickName: string
  phone: string | null
}

export const presentMember = (
  member: Member,
  more: { person: Person | undefined; isEnrolled: boolean; lastLogin: Date | null; isSelf: boolean },
) => ({
  memberId: member.id,
  userId: member.userId,
  role: member.role,
  nickName: more.person?.nickName ?? '',
  phone: maskPhone(more.person?.phone ?? ''),
  isEnrolled: more.isEnrolled,
  isSelf: more.isSelf,
  lastLogin: more.lastLogin && formatDateTime(more.lastLogin),
  createTime: formatDateTime(member.createdAt),
})

interface Named {
  nameOf: (userId: UserId | null) => string
  objectOf: (target: string) => AuditObject
}

export const presentApproval = (approval: Approval, { nameOf, objectOf }: Named, ctx: StaffCtx) => {
  const { id, title, target, reason, state, askedBy, decidedBy, decision, permission, createdAt } = approval
  const isOwn = askedBy === ctx.user.userId
  // what was submitted with it is for whoever decides, not for all who see the list
  const input = may(ctx.staff, permission) ? openInput(ctx.vault, approval) : {}
  return {
    approvalId: id,
    title,
    target,
    object: objectOf(target),
    reason: reason || (input.note ?? ''),
    note: reason ? (input.note ?? '') : '',
    pictures: picturesOf(input).map((key) => storedUrl(ctx, key)),
    state,
    decision,
    isOwn,
    askedBy: nameOf(askedBy),
    decidedBy: nameOf(decidedBy),
    createTime: formatDateTime(createdAt),
    mayDecide: state === 'open' && may(ctx.staff, permission),
  }
}

const picturesOf = ({ pictures = '[]' }: Record<string, string>): string[] => JSON.parse(pictures)

export const presentNote = ({ byName, text, createdAt }: typeof userNotes.$inferSelect) => ({
  by: byName,
  text,
  createTime: formatDateTime(createdAt),
})
