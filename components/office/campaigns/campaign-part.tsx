'use client'

import { Button, type TableProps } from 'antd'
import { type ReactNode, useState } from 'react'
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
  /** Leads to the other kinds. */
  tabs: ReactNode
  /** Names the list. */
  name: string
  /** Of the button that makes one. */
  add: string
  empty: string
  load: (page: string) => Promise<Paged<Row>>
  columns: TableProps<Row>['columns']
  idOf: (row: Row) => number
  /** Beside the list; null makes a new one. */
  drawer: (row: Row | null, events: Events) => ReactNode
  /** Rows are only read. */
  isRecord?: boolean
}

/** One kind of campaign: its list, and one of them beside it. */
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
