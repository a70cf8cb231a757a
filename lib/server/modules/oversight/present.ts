import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { deviceName } from '@/lib/shared/device-name'
import { formatDateTime } from '@/lib/shared/time'
import type { AuditRow } from './types'

type Audit = OutputOf<ApiContract['GET /console/audit']>['list'][number]

const words = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

export const presentAudit = (row: AuditRow): Audit => ({
  ...{ auditId: row.id, createTime: formatDateTime(row.createdAt), userId: row.userId, name: row.name, role: row.role },
  ...{ action: row.action, target: row.target, reason: row.reason, ip: row.ip, device: deviceName(row.userAgent) },
  ...{ before: words(row.before), after: words(row.after) },
})
