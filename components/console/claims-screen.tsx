'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import type { AfterSaleRow, StageTotal } from '@/lib/contract/entities/after-sale'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { CLAIM_OUTCOMES } from '@/lib/shared/claims'
import { afterSaleColumns } from './after-sale-columns'
import { type AfterSaleFilter, AfterSaleFilters } from './after-sale-filters'
import { ClaimDrawer } from './claim-drawer'
import { OrderDrawer } from './order-drawer'
import { PagedTable } from './paged-table'
import { ScreenPage } from './screen-page'
import styles from './screen-page.module.css'
import { StageTabs } from './stage-tabs'
import { useWalk } from './use-walk'

type Filter = Omit<InputOf<ApiContract['GET /console/claims']>, 'page' | 'pageSize'>
const COLUMNS = afterSaleColumns('最多赔', '已赔')

/** Claims of every stage; one opens with its course, or with its order. */
export default function ClaimsScreen() {
  const [filter, setFilter] = useState<AfterSaleFilter>({})
  const [stage, setStage] = useState('')
  const [stages, setStages] = useState<StageTotal[] | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [orderSn, setOrderSn] = useState<string | null>(null)
  const open = (row: AfterSaleRow) => {
    setOpened(row.sn)
    setOrderSn(null)
  }
  const { onRows, walk } = useWalk<AfterSaleRow>({ rowKey: (row) => row.sn, opened: opened ?? undefined, onOpen: open })
  const asked = { ...filter, stage: stage || undefined } as Filter
  const load = async (page: string) => {
    const found = await call('GET /console/claims', { ...asked, page })
    setStages(found.stages)
    return found
  }
  const drawer = orderSn ? (
    <OrderDrawer key={orderSn} orderSn={orderSn} onClose={() => setOrderSn(null)} />
  ) : opened ? (
    <ClaimDrawer key={opened} claimSn={opened} walk={walk} onOrder={setOrderSn} onClose={() => setOpened(null)} />
  ) : null
  return (
    <ScreenPage title="理赔" note="判定在客服工作台，这里查看记录和结果" drawer={drawer}>
      <section className={`panel ${styles.box}`} aria-label="理赔">
        <AfterSaleFilters outcomes={CLAIM_OUTCOMES} onChange={(part) => setFilter((old) => ({ ...old, ...part }))} />
        <StageTabs stages={stages} stage={stage} sumName="判赔金额" onChange={setStage} />
        <PagedTable
          of={JSON.stringify(asked)}
          load={load}
          columns={COLUMNS}
          rowKey={(row) => row.sn}
          empty="没有符合条件的理赔"
          onOpen={open}
          opened={opened ?? undefined}
          onRows={onRows}
        />
      </section>
    </ScreenPage>
  )
}
