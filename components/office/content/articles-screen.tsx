'use client'

import { Button, Checkbox, Segmented, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { addressParam } from '@/components/office/parts/address-param'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { useStaff } from '@/components/office/parts/use-staff'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { call } from '@/lib/client/api'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ANNOUNCEMENT, newsKind, newsPath, PLATFORM_NEWS } from '@/lib/shared/site/news'
import { ArticleState } from './article-state'

type Row = OutputOf<ApiContract['GET /console/articles']>['list'][number]
const TYPES = [
  { value: '', label: '全部' },
  { value: '2', label: '资讯' },
  { value: '1', label: '公告' },
  { value: '0', label: '文档' },
]
const ArticleForm = lazy(() => import('./article-form'))

const newArticle = (startsAs: number) => ({ code: '', startsAs })

/** News, announcements and documents of the own platform or distributor. */
export default function ArticlesScreen() {
  const { house, siteName } = useStaff()
  const [type, setType] = useState('')
  const [version, setVersion] = useState(0)
  /** With the platform's articles, which a distributor can only read. */
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState(() => (addressParam('new') === 'notice' ? newArticle(ANNOUNCEMENT) : null))
  const [removed, setRemoved] = useState<Row | null>(null)
  const handleChanged = () => setVersion((n) => n + 1)
  if (edited !== null)
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <ArticleForm
          {...edited}
          onClose={() => {
            setEdited(null)
            handleChanged()
          }}
        />
      </Suspense>
    )
  const columns = [
    {
      title: '标题',
      render: (row: Row) => (
        <>
          {row.ofPlatform || row.pinned ? (
            <span className={`${styles.tags} ${styles.before}`}>
              {row.ofPlatform ? <Tag color="blue">平台</Tag> : null}
              {row.pinned ? <Tag color="warning">置顶</Tag> : null}
            </span>
          ) : null}
          {row.isOut ? (
            <a href={newsPath(row.code)} target="_blank" rel="noreferrer">
              {row.title}
            </a>
          ) : (
            row.title
          )}
          <span className={styles.sub}>{row.code}</span>
        </>
      ),
    },
    { title: '栏目', render: (row: Row) => newsKind(row) },
    {
      title: '状态',
      render: (row: Row) => <ArticleState article={row} />,
    },
    { title: '浏览', dataIndex: 'views', align: 'right' as const },
    { title: '发布时间', dataIndex: 'createTime', className: styles.num, align: 'right' as const },
    {
      title: '操作',
      align: 'right' as const,
      render: (row: Row) =>
        row.ofPlatform ? (
          <span className="muted">平台发布，只能查看</span>
        ) : (
          <>
            <Button type="link" size="small" onClick={() => setEdited({ code: row.code, startsAs: row.type })}>
              编辑
            </Button>
            <Button type="link" size="small" danger onClick={() => setRemoved(row)}>
              删除
            </Button>
          </>
        ),
    },
  ]
  return (
    <ScreenPage
      title="公告与资讯"
      note={house === 'platform' ? '平台的文章在所有站点显示' : `自己的文章只在${siteName}显示，平台的文章也会显示`}
      actions={
        <Button
          type="primary"
          onClick={() => setEdited(newArticle(house === 'platform' ? PLATFORM_NEWS : ANNOUNCEMENT))}
        >
          {house === 'platform' ? '写文章' : '写公告'}
        </Button>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="文章列表">
        <div className={`${styles.filters} ${styles.twoLines}`}>
          <Segmented options={TYPES} value={type} onChange={setType} />
          {house === 'platform' ? null : (
            <Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)}>
              显示平台的文章
            </Checkbox>
          )}
        </div>
        <PagedTable
          of={`articles ${type} ${isWhole}`}
          version={version}
          load={(page) =>
            call('GET /console/articles', {
              page,
              ...(isWhole && { withPlatform: '1' }),
              ...(type && { type: type as '0' | '1' | '2' }),
            })
          }
          columns={columns}
          rowKey={({ code }) => code}
          empty={type === `${ANNOUNCEMENT}` ? '还没有公告' : '还没有文章'}
          emptyAction={
            <Button type="primary" onClick={() => setEdited(newArticle(ANNOUNCEMENT))}>
              写公告
            </Button>
          }
        />
      </section>
      {removed ? (
        <ReasonDialog
          title={`删除《${removed.title}》？`}
          text="地址立即失效，不能恢复。"
          confirm="删除"
          danger
          onSend={async (reason) => {
            await call('POST /console/removeArticle', { code: removed.code, reason })
            handleChanged()
          }}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </ScreenPage>
  )
}
