'use client'

import { Button, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import type { PublishedCase } from '@/components/office/parts/content-rows'
import { houseNote } from '@/components/office/parts/house-note'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { useStaff } from '@/components/office/parts/use-staff'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import { yuanText } from '@/lib/shared/money/money'
import { RULING_KINDS } from '@/lib/shared/trade/trust'

const CaseForm = lazy(() => import('./case-form'))

/** Decided trade and retrieval cases, in their public form. */
export default function CasesScreen() {
  const staff = useStaff()
  const [version, setVersion] = useState(0)
  /** '' publishes a new one. */
  const [edited, setEdited] = useState(() => addressParam('code'))
  const [query, setQuery] = useState('')
  if (edited !== null)
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <CaseForm
          code={edited}
          onClose={() => {
            setEdited(null)
            setVersion((n) => n + 1)
          }}
        />
      </Suspense>
    )
  const columns = [
    {
      title: '案件',
      render: ({ code, title, published }: PublishedCase) => (
        <>
          {published ? (
            <a
              href={`/eventCase/detail?code=${code}`}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => event.stopPropagation()}
            >
              {title}
            </a>
          ) : (
            title
          )}
          <span className={styles.sub}>{code}</span>
        </>
      ),
    },
    {
      title: '类型',
      render: ({ kind, gameName }: PublishedCase) => (
        <>
          {RULING_KINDS[kind]}
          <span className={styles.sub}>{gameName}</span>
        </>
      ),
    },
    {
      title: '退赔 / 争议金额',
      align: 'right' as const,
      className: styles.num,
      render: ({ awarded, claimed }: PublishedCase) => `${yuanText(awarded)} / ${yuanText(claimed)}`,
    },
    {
      title: '状态',
      place: 'state' as const,
      render: ({ published }: PublishedCase) => (published ? <Tag color="success">公示中</Tag> : <Tag>已撤下</Tag>),
    },
    {
      title: '处理时间',
      align: 'right' as const,
      className: styles.num,
      render: ({ decideTime }: PublishedCase) => decideTime.slice(0, 16),
    },
    {
      title: '操作',
      place: 'action' as const,
      align: 'right' as const,
      render: (row: PublishedCase) => (
        <Button type="link" size="small" onClick={() => setEdited(row.code)}>
          编辑
        </Button>
      ),
    },
  ]
  return (
    <ScreenPage
      title="公示案例"
      note={`${houseNote(staff)}；黑名单处理公示在“黑名单”里作出`}
      actions={
        <Button type="primary" onClick={() => setEdited('')}>
          公示新案例
        </Button>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="公示案例">
        <div className={styles.filters}>
          <SearchBox
            aria-label="查找案例"
            placeholder="案件编号或标题"
            defaultValue={query}
            style={{ width: 260 }}
            onSearch={setQuery}
          />
        </div>
        <PagedTable<PublishedCase>
          of={`cases ${query}`}
          version={version}
          load={(page) => call('GET /console/cases', { page, ...(query && { query }) })}
          columns={columns}
          rowKey={({ code }) => code}
          empty={query ? '没有符合条件的案例' : '还没有公示案例'}
          onOpen={({ code }) => setEdited(code)}
        />
      </section>
    </ScreenPage>
  )
}
