import { evidenceFault } from '@/components/ui/forms/evidence-fault'
import type { Faults } from '@/components/ui/forms/use-form'
import { faultOf } from '@/lib/shared/people/field-rules'
import { RECYCLING } from '@/lib/shared/trade/recycling'

/** An offer to the platform, as its form has it. */
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

/** In the order of the form and in the server's words. */
export function requestFaults(fields: RequestFields): Faults<RequestFields> {
  const isBatch = fields.kind === 'batch'
  const count = Number(fields.count)
  const isCount = /^\d{1,3}$/.test(fields.count) && count >= least && count <= most
  return {
    gameId: fields.gameId ? undefined : '请选择游戏',
    count: isBatch && !isCount ? `批量回收一批 ${least} 到 ${most} 个` : undefined,
    note: isBatch && !fields.note.trim() ? '请写明大区、段位或资产' : undefined,
    pictures: evidenceFault(fields.pictures, isBatch ? undefined : '请上传账号截图'),
    contact: faultOf('contact', fields.contact.trim()),
    agree: fields.agree ? undefined : '请先阅读并同意回收规则',
  }
}
