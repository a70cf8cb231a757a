'use client'

import type { ReactNode } from 'react'
import { faceOf, placeText } from '@/components/listings/goods/goods-faces'
import { Facts } from '@/components/office/parts/facts'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CAPTURES } from '@/lib/shared/goods/goods-checks'
import { ACCOUNT, detailPath } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import { PairHead } from './pair'

export type CheckRow = OutputOf<ApiContract['GET /desk/checks']>['list'][number]

/** Picture of the account to check; an empty place if it was removed. */
export const CheckCover = ({ row: { goods }, width }: { row: CheckRow; width: number }) =>
  goods ? <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={width} /> : <span />

/** What a check asks for: facts as the seller states them, and the captures. `children`: the action. */
export function CheckDetail({ row, children }: { row: CheckRow; children: ReactNode }) {
  const { checkId, goodsSn, title, gameName, goods, seller, createTime, hours, taken, untilTime, overdue } = row
  const load = () => call('GET /desk/check', { checkId: String(checkId) })
  const { data, slow, error, reload } = useLoad(`check ${checkId}`, load)
  return (
    <>
      <PairHead
        cover={<CheckCover row={row} width={56} />}
        title={
          <a className="link" href={detailPath(ACCOUNT, goodsSn)} target="_blank" rel="noopener">
            {title}
          </a>
        }
        lines={[goods ? placeText(goods, gameName) : gameName, goodsSn, goods ? yuanText(goods.price) : '商品已删除']}
      >
        {children}
      </PairHead>
      <Facts
        title="验号申请"
        rows={{
          卖家: seller,
          提交时间: createTime.slice(0, 16),
          ...(taken
            ? { 完成时限: `${untilTime.slice(0, 16)}，超时退回队列` }
            : {
                接手时限: `${untilTime.slice(0, 16)}${overdue ? '，已超时' : ''}`,
                完成时限: `接手后 ${hours} 小时内`,
              }),
          ...(data ? { 需要截图: data.kinds.map((kind) => CAPTURES[kind]).join('、') } : {}),
        }}
      />
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data && data.facts.length > 0 ? (
        <Facts
          title="卖家填写的属性"
          rows={Object.fromEntries(data.facts.map(({ label, value, unit }) => [label, `${value}${unit}`]))}
        />
      ) : null}
    </>
  )
}
