import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ROLES } from '@/lib/shared/staff/staff'
import { AUDIT_ACTIONS } from '@/lib/shared/staff/staff-audit'
import { writeCsv } from '@/lib/shared/text/csv'
import { deviceName } from '@/lib/shared/text/device-name'
import { formatDateTime } from '@/lib/shared/time'
import type { AuditRow } from './types'

type Audit = OutputOf<ApiContract['GET /console/audit']>['list'][number]

const words = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

export const presentAudit = (row: AuditRow): Audit => ({
  auditId: row.id,
  createTime: formatDateTime(row.createdAt),
  userId: row.userId,
  name: row.name,
  role: row.role,
  action: row.action,
  target: row.target,
  reason: row.reason,
  ip: row.ip,
  device: deviceName(row.userAgent),
  before: words(row.before),
  after: words(row.after),
})

const HEAD = ['编号', '时间', '用户ID', '姓名', '角色', '操作', '对象', '之前', '之后', '原因', 'IP', '设备']

export const presentAuditFile = (rows: readonly AuditRow[]) => ({
  rows: rows.length,
  csv: writeCsv([
    HEAD,
    ...rows
      .map(presentAudit)
      .map((row) => [
        ...[
          String(row.auditId),
          row.createTime,
          String(row.userId),
          row.name,
          ROLES[row.role],
          AUDIT_ACTIONS[row.action],
        ],
        ...[row.target, row.before, row.after, row.reason, row.ip, row.device],
      ]),
  ]),
})
