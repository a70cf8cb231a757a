import { evidenceError } from '@/components/ui/forms/evidence-error'
import type { FieldErrors } from '@/components/ui/forms/use-form'
import { fieldError } from '@/lib/shared/people/field-rules'
import { RECYCLING } from '@/lib/shared/trade/recycling'

/** Form fields of an offer to the platform. */
export interface RequestFields {
  kind: 'one' | 'batch'
  gameId: string
  areaId: string
  facts: Record<string, string>
  count: string
  note: string
  pictures: string[]
  contact: string
  agree: boolean
}

const { least, most } = RECYCLING.batch

/** Validation errors in form order, with the server's messages. */
export function requestErrors(fields: RequestFields): FieldErrors<RequestFields> {
  const isBatch = fields.kind === 'batch'
  const count = Number(fields.count)
  const isCount = /^\d{1,3}$/.test(fields.count) && count >= least && count <= most
  return {
    gameId: fields.gameId ? undefined : '请选择游戏',
    count: isBatch && !isCount ? `批量回收一批 ${least} 到 ${most} 个` : undefined,
    note: isBatch && !fields.note.trim() ? '请写明大区、段位或资产' : undefined,
    pictures: evidenceError(fields.pictures, isBatch ? undefined : '请上传账号截图'),
    contact: fieldError('contact', fields.contact.trim()),
    agree: fields.agree ? undefined : '请先阅读并同意回收规则',
  }
}
