'use client'

import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { ListColumn } from '@/components/office/parts/list-columns'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'

interface Paged<Row> {
  list: Row[]
  total: number
  page: number
  pageSize: number
}
interface Events {
  onClose: () => void
  onChanged: () => void
}
interface Props<Row> {
  /** Tabs for the other kinds. */
  tabs: ReactNode
  /** Title of the list. */
  name: string
  /** Label of the create button. */
  add: string
  empty: string
  load: (page: string) => Promise<Paged<Row>>
  columns: readonly ListColumn<Row>[]
  idOf: (row: Row) => number
  /** Drawer next to the list; null creates a new one. */
  drawer: (row: Row | null, events: Events) => ReactNode
  /** Rows are read-only. */
  isRecord?: boolean
}

/** One kind of campaign: its list, and the drawer for one of them. */
export function CampaignPart<Row extends object>(props: Props<Row>) {
  const { tabs, name, add, empty, load, columns, idOf, drawer, isRecord } = props
  const { siteName } = useStaff()
  const [version, setVersion] = useState(0)
  const [opened, setOpened] = useState<Row | 'new' | null>(null)
  const onClose = () => setOpened(null)
  const onChanged = () => {
    setVersion((n) => n + 1)
    onClose()
  }
  const row = opened === 'new' ? null : opened
  return (
    <ScreenPage
      title="活动"
      note={`只在${siteName}进行`}
      drawer={opened ? drawer(row, { onClose, onChanged }) : null}
      actions={
        <Button type="primary" onClick={() => setOpened('new')}>
          {add}
        </Button>
      }
    >
      <section className={`panel ${styles.box}`} aria-label={name}>
        <div className={styles.filters}>{tabs}</div>
        <PagedTable<Row>
          of={name}
          version={version}
          load={load}
          columns={columns}
          rowKey={idOf}
          onOpen={isRecord ? undefined : setOpened}
          opened={row ? idOf(row) : undefined}
          empty={empty}
        />
      </section>
    </ScreenPage>
  )
}
