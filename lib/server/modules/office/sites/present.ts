import type { consoleSiteContract } from '@/lib/contract/console/console-site'
import type { OutputOf } from '@/lib/contract/kit'
import { DAY_MS, formatDate, formatDateTime } from '@/lib/shared/time'
import type { hostChecks, hostClaims } from '../../../db/schema/office/sites'
import type { listDists } from '../../core/tenancy/queries-dists'
import { RECORD_NAME, recordText, VERIFY_PATH } from './rules'
import type { Draft, Version } from './types'

type Site = OutputOf<(typeof consoleSiteContract)['GET /console/site']>
type HostRow = OutputOf<(typeof consoleSiteContract)['GET /console/hosts']>['list'][number]

export const presentDraft = (
  distId: number,
  { conf, gameIds, revision, savedBy, savedAt }: Draft,
  names: ReadonlyMap<number, string>,
): NonNullable<Site['draft']> => ({
  conf: { distId, ...conf },
  gameIds,
  revision,
  savedBy: names.get(savedBy) ?? '',
  saveTime: formatDateTime(savedAt),
})

export const presentVersion = (
  { version, note, restored, publishedBy, publishedAt }: Version,
  names: ReadonlyMap<number, string>,
): NonNullable<Site['version']> => ({
  version,
  note,
  restored,
  publishedBy: publishedBy === null ? '' : (names.get(publishedBy) ?? ''),
  publishTime: formatDateTime(publishedAt),
})

type Check = typeof hostChecks.$inferSelect

/** Days before the end of a certificate from which it should be renewed. */
const RENEW_DAYS = 14

const presentCheck = (check: Check, now: Date): NonNullable<HostRow['check']> => ({
  route: check.route,
  certificate:
    check.certificate === 'valid' && check.certificateUntil && check.certificateUntil <= now
      ? 'expired'
      : check.certificate,
  certificateUntil: check.certificateUntil && formatDate(check.certificateUntil),
  isEnding:
    check.certificate === 'valid' &&
    check.certificateUntil !== null &&
    check.certificateUntil.getTime() - now.getTime() < RENEW_DAYS * DAY_MS,
  isOld: now.getTime() - check.checkedAt.getTime() > DAY_MS,
  checkTime: formatDateTime(check.checkedAt),
})

export const presentOwnHost = (
  row: { host: string; isPrimary: boolean },
  { check, now }: { check: Check | undefined; now: Date },
): HostRow => ({
  host: row.host,
  state: row.isPrimary ? 'primary' : 'active',
  check: check ? presentCheck(check, now) : null,
  record: null,
  finding: '',
  checkTime: null,
})

export const presentClaim = ({ host, token, finding, checkedAt }: typeof hostClaims.$inferSelect): HostRow => ({
  host,
  state: 'waiting',
  check: null,
  record: {
    name: `${RECORD_NAME}.${host}`,
    text: recordText(token),
    file: `http://${host}${VERIFY_PATH}`,
  },
  finding,
  checkTime: checkedAt && formatDateTime(checkedAt),
})

type Distributor = OutputOf<(typeof consoleSiteContract)['GET /console/distributors']>['list'][number]

/** `origin` is '' while the distributor is switched off. */
export const presentDistributor = (
  row: Awaited<ReturnType<typeof listDists>>['list'][number],
  { origin, shareBp, usualBp }: { origin: string; shareBp: number; usualBp: number },
): Distributor => ({
  distId: row.distId,
  code: row.code,
  name: row.name,
  active: row.active,
  host: row.host ?? '',
  hosts: row.hosts,
  origin,
  createTime: formatDateTime(row.createdAt),
  share: shareWords(shareBp),
  isOwnShare: shareBp !== usualBp,
})

const shareWords = (bp: number): string => `${bp / 100}%`
