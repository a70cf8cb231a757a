'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import type { AfterSaleRow, StageTotal } from '@/lib/contract/entities/after-sale'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { DISPUTE_OUTCOMES } from '@/lib/shared/disputes'
import { afterSaleColumns } from './after-sale-columns'
import { type AfterSaleFilter, AfterSaleFilters } from './after-sale-filters'
import { DisputeDrawer } from './dispute-drawer'
import { OrderDrawer } from './order-drawer'
import { PagedTable } from './paged-table'
import { ScreenPage } from './screen-page'
import styles from './screen-page.module.css'
import { StageTabs } from './stage-tabs'
import { useWalk } from './use-walk'

type Filter = Omit<InputOf<ApiContract['GET /console/disputes']>, 'page' | 'pageSize'>
const COLUMNS = afterSaleColumns('争议金额', '已退')

/** Disputes of every stage; one opens with its course, or with its order. */
export default function DisputesScreen() {
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
    const found = await call('GET /console/disputes', { ...asked, page })
    setStages(found.stages)
    return found
  }
  const drawer = orderSn ? (
    <OrderDrawer key={orderSn} orderSn={orderSn} onClose={() => setOrderSn(null)} />
  ) : opened ? (
    <DisputeDrawer key={opened} disputeSn={opened} walk={walk} onOrder={setOrderSn} onClose={() => setOpened(null)} />
  ) : null
  return (
    <ScreenPage title="纠纷" note="裁决在客服工作台，这里查看记录和结果" drawer={drawer}>
      <section className={`panel ${styles.box}`} aria-label="纠纷">
        <AfterSaleFilters
          outcomes={DISPUTE_OUTCOMES}
          hasOpener
          onChange={(part) => setFilter((old) => ({ ...old, ...part }))}
        />
        <StageTabs stages={stages} stage={stage} sumName="争议金额" onChange={setStage} />
        <PagedTable
          of={JSON.stringify(asked)}
          load={load}
          columns={COLUMNS}
          rowKey={(row) => row.sn}
          empty="没有符合条件的纠纷"
          onOpen={open}
          opened={opened ?? undefined}
          onRows={onRows}
        />
      </section>
    </ScreenPage>
  )
}
