import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { wantTitleError } from '@/lib/shared/goods/want'
import { fieldError, passes } from '@/lib/shared/people/field-rules'

/** Form fields of a new post. */
export interface WantFields {
  gameId: string
  goodsTypeId: string
  areaId: string
  serverId: string
  title: string
  detail: string
  attrs: string
  amount: string
  budget: string
}

/** Validation errors of a new or edited post. */
export const wantErrors = (fields: Pick<WantFields, 'goodsTypeId' | 'title' | 'amount' | 'budget'>) => ({
  title: wantTitleError(fields.title),
  amount:
    isCurrencyType(Number(fields.goodsTypeId)) && !passes('integer', fields.amount) ? '请填写想买多少万' : undefined,
  budget: fieldError('price', fields.budget),
})
