import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ROLES } from '@/lib/shared/staff/staff'
import { AUDIT_ACTIONS } from '@/lib/shared/staff/staff-audit'
import { writeCsv } from '@/lib/shared/text/csv'
import { deviceName } from '@/lib/shared/text/device-name'
import { formatDateTime } from '@/lib/shared/time'
import { SYSTEM_IP } from '../../../runtime/system-ctx'
import type { AuditRow } from '../../core/oversight/types'
import { changesOf, changeText } from './rules-changes'
import type { NameObject, NamePerson } from './types'

type Audit = OutputOf<ApiContract['GET /console/audit']>['list'][number]

interface Names {
  personOf: NamePerson
  objectOf: NameObject
}

const recorded = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

export const presentAudit = (row: AuditRow, { personOf, objectOf }: Names): Audit => ({
  auditId: row.id,
  createTime: formatDateTime(row.createdAt),
  userId: row.userId,
  name: row.name,
  role: row.role,
  action: row.action,
  target: row.target,
  object: objectOf(row.target, row.after ?? row.before),
  changes: changesOf(row.before, row.after, personOf),
  reason: row.reason,
  ...(row.ip === SYSTEM_IP ? { ip: '系统', device: '自动执行' } : { ip: row.ip, device: deviceName(row.userAgent) }),
  before: recorded(row.before),
  after: recorded(row.after),
})

const HEAD = ['编号', '时间', '用户ID', '姓名', '角色', '操作', '对象类型', '对象', '变更', '原因', 'IP', '设备']

export const presentAuditFile = (rows: readonly AuditRow[], names: Names) => ({
  rows: rows.length,
  csv: writeCsv([
    HEAD,
    ...rows
      .map((row) => presentAudit(row, names))
      .map((row) => [
        ...[String(row.auditId), row.createTime, String(row.userId), row.name],
        ...[ROLES[row.role], AUDIT_ACTIONS[row.action], row.object.kind, row.object.name],
        ...[row.changes.map(changeText).join('；'), row.reason, row.ip, row.device],
      ]),
  ]),
})
