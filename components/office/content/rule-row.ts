import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type RuleBook = OutputOf<ApiContract['GET /console/rules']>
export type RuleRow = RuleBook['groups'][number]['rules'][number]
export type RuleChange = OutputOf<ApiContract['GET /console/ruleHistory']>['list'][number]
export const STATES = { inForce: '生效中', waiting: '未生效', ended: '已结束', cancelled: '已撤回' } as const
export const TONES = { inForce: 'success', waiting: 'processing', ended: 'default', cancelled: 'default' } as const
