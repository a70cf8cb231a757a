import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { wantTitleFault } from '@/lib/shared/goods/want'
import { faultOf, passes } from '@/lib/shared/people/field-rules'

/** What is typed for a new post. */
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

/** What is wrong with a post, whether new or changed. */
export const wantFaults = (fields: Pick<WantFields, 'goodsTypeId' | 'title' | 'amount' | 'budget'>) => ({
  title: wantTitleFault(fields.title),
  amount:
    isCurrencyType(Number(fields.goodsTypeId)) && !passes('integer', fields.amount) ? '请填写想买多少万' : undefined,
  budget: faultOf('price', fields.budget),
})
