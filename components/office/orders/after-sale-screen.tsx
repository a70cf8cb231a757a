'use client'

import { type ReactNode, useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useFilter } from '@/components/office/parts/use-filter'
import { useWalk } from '@/components/office/parts/use-walk'
import { SavedViews } from '@/components/office/parts/views/saved-views'
import type { AfterSaleRow, StageTotal } from '@/lib/contract/entities/after-sale'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { ViewScreen } from '@/lib/shared/staff/views'
import type { afterSaleColumns } from './after-sale-columns'
import type { AfterSaleView } from './after-sale-drawer'
import { type AfterSaleFilter, AfterSaleFilters } from './after-sale-filters'
import { OrderDrawer } from './order-drawer'
import { StageTabs } from './stage-tabs'

interface Props {
  screen: ViewScreen
  title: string
  note: string
  outcomes: Readonly<Record<string, string>>
  /** Either party may have opened it. */
  hasOpener?: boolean
  /** Label of the amount per stage. */
  sumName: string
  columns: ReturnType<typeof afterSaleColumns>
  ask: (
    input: AfterSaleFilter & { stage?: string; page: string },
  ) => Promise<OutputOf<ApiContract['GET /console/claims' | 'GET /console/disputes']>>
  drawer: (view: AfterSaleView) => ReactNode
}

/** Disputes or claims of all stages; a row opens its details, or its order. */
export function AfterSaleScreen({ screen, title, note, outcomes, hasOpener, sumName, columns, ask, drawer }: Props) {
  const { filter, applied, change, apply } = useFilter<AfterSaleFilter>({})
  const [stage, setStage] = useState('')
  const [stages, setStages] = useState<StageTotal[] | null>(null)
  const [opened, setOpened] = useState<string | null>(() => addressParam('sn'))
  const [orderSn, setOrderSn] = useState<string | null>(null)
  const open = (row: AfterSaleRow) => {
    setOpened(row.sn)
    setOrderSn(null)
  }
  const { onRows, walk } = useWalk<AfterSaleRow>({ rowKey: (row) => row.sn, opened: opened ?? undefined, onOpen: open })
  const input = { ...filter, stage: stage || undefined }
  const load = async (page: string) => {
    const found = await ask({ ...input, page })
    setStages(found.stages)
    return found
  }
  const handleView = ({ stage: saved = '', ...rest }: AfterSaleFilter & { stage?: string }) => {
    setStage(saved)
    apply(rest)
  }
  const shown = orderSn ? (
    <OrderDrawer key={orderSn} orderSn={orderSn} onClose={() => setOrderSn(null)} />
  ) : opened ? (
    drawer({ sn: opened, walk, onOrder: setOrderSn, onClose: () => setOpened(null) })
  ) : null
  return (
    <ScreenPage title={title} note={note} drawer={shown}>
      <section className={`panel ${styles.box}`} aria-label={title}>
        <AfterSaleFilters key={applied} outcomes={outcomes} hasOpener={hasOpener} start={filter} onChange={change}>
          <SavedViews screen={screen} filter={input} onApply={handleView} />
        </AfterSaleFilters>
        <StageTabs stages={stages} stage={stage} sumName={sumName} onChange={setStage} />
        <PagedTable
          of={JSON.stringify(input)}
          load={load}
          columns={columns}
          rowKey={(row) => row.sn}
          empty={`没有符合条件的${title}`}
          onOpen={open}
          opened={opened ?? undefined}
          onRows={onRows}
        />
      </section>
    </ScreenPage>
  )
}
