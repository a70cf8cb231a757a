'use client'

import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { Facts } from '@/components/office/parts/facts'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { yuanText } from '@/lib/shared/money/money'

export type RecyclingRequest = OutputOf<ApiContract['GET /desk/recycling']>['list'][number]

/** A member's offer as submitted: the basis of the price. */
export function RecyclingOffer({ request }: { request: RecyclingRequest }) {
  const { gameName, areaName, count, facts, note, estimate, contact, pictures } = request
  return (
    <>
      <Facts
        title="资料"
        rows={{
          游戏: [gameName, areaName].filter(Boolean).join(' · '),
          ...(count > 1 ? { 数量: `${count} 个` } : {}),
          ...Object.fromEntries(facts.map(({ label, value }) => [label, value])),
          ...(note ? { 说明: note } : {}),
          提交时参考价: estimate ? `${yuanText(estimate.low)} 至 ${yuanText(estimate.high)}` : '近期成交较少，没有',
          联系方式: contact,
        }}
      />
      <EvidencePictures urls={pictures} />
    </>
  )
}
