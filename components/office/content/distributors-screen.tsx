'use client'

import { Button, Tag } from 'antd'
import { useState } from 'react'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useLeave } from '@/components/office/parts/use-leave'
import { CreateForm } from '@/components/office/site/create-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { DistributorDrawer } from './distributor-drawer'
import type { Distributor } from './distributor-row'

const COLUMNS = [
  {
    title: '站点',
    render: ({ name, code }: Distributor) => (
      <>
        {name}
        <span className={styles.sub}>{code}</span>
      </>
    ),
  },
  { title: '编号', place: 'none' as const, dataIndex: 'distId', className: styles.num },
  {
    title: '主域名',
    render: ({ origin, host, hosts }: Distributor) => (
      <>
        {origin ? (
          <a href={origin} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
            {host}
          </a>
        ) : (
          host
        )}
        {hosts > 1 ? <span className={styles.sub}>{`共 ${hosts} 个域名`}</span> : null}
      </>
    ),
  },
  {
    title: '服务费分成',
    place: 'named' as const,
    render: ({ share, isOwnShare }: Distributor) => (
      <>
        <span className={styles.num}>{share}</span>
        <span className={styles.sub}>{isOwnShare ? '单独约定' : '默认'}</span>
      </>
    ),
  },
  {
    title: '状态',
    place: 'state' as const,
    render: ({ active }: Distributor) => <Tag color={active ? 'success' : 'error'}>{active ? '营业中' : '已停用'}</Tag>,
  },
  {
    title: '开通时间',
    align: 'right' as const,
    className: styles.num,
    render: ({ createTime }: Distributor) => createTime.slice(0, 16),
  },
]

/** The platform's distributors: create one, set its share, take one offline. */
export default function DistributorsScreen() {
  const [creating, setCreating] = useState(false)
  const [version, setVersion] = useState(0)
  const [opened, setOpened] = useState<Distributor | null>(null)
  const handleChanged = () => setVersion((n) => n + 1)
  return (
    <ScreenPage
      title="分销商"
      actions={
        <Button type="primary" onClick={() => setCreating(true)}>
          新建分销商
        </Button>
      }
      drawer={
        opened ? (
          <DistributorDrawer
            key={opened.distId}
            row={opened}
            onClose={() => setOpened(null)}
            onChanged={() => {
              handleChanged()
              setOpened(null)
            }}
          />
        ) : null
      }
    >
      <section className={`panel ${styles.box}`} aria-label="分销商">
        <PagedTable<Distributor>
          of="distributors"
          version={version}
          load={(page) => call('GET /console/distributors', { page })}
          columns={COLUMNS}
          rowKey={({ distId }) => distId}
          empty="还没有分销商"
          onOpen={setOpened}
          opened={opened?.distId}
        />
      </section>
      {creating ? <CreateDialog onCreated={handleChanged} onClose={() => setCreating(false)} /> : null}
    </ScreenPage>
  )
}

function CreateDialog({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const { fields, leave, reset } = useLeave(onClose)
  const handleCreated = () => {
    reset()
    onCreated()
  }
  return (
    <Dialog open title="新建分销商" onClose={leave}>
      <div style={{ display: 'contents' }} {...fields}>
        <CreateForm onCreated={handleCreated} onClose={onClose} />
      </div>
    </Dialog>
  )
}
