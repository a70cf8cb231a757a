'use client'

import { Button, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { CatalogueRow } from '@/components/office/parts/content-rows'
import { PagedTable } from '@/components/office/parts/paged-table'
import { ReasonDialog } from '@/components/office/parts/reason-dialog'
import { ScreenPage } from '@/components/office/parts/screen-page'
import styles from '@/components/office/parts/screen-page.module.css'
import { SearchBox } from '@/components/office/parts/search-box'
import { Skeleton } from '@/components/ui/kit/skeleton'
import { GameCover } from '@/components/ui/pictures/game-cover'
import { call } from '@/lib/client/api'

const GameForm = lazy(() => import('./game-form'))

/** The catalogue: every game with its goods types, areas and account facts. */
export default function GamesScreen() {
  const [key, setKey] = useState('')
  const [version, setVersion] = useState(0)
  /** 0 adds one. */
  const [edited, setEdited] = useState<number | null>(null)
  const [switched, setSwitched] = useState<CatalogueRow | null>(null)
  const handleChanged = () => setVersion((n) => n + 1)
  if (edited !== null)
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <GameForm
          gameId={edited}
          onClose={() => {
            setEdited(null)
            handleChanged()
          }}
        />
      </Suspense>
    )
  const columns = [
    {
      title: '游戏',
      render: ({ gameId, name, logo, initial, gameType }: CatalogueRow) => (
        <span className={styles.named}>
          <GameCover id={gameId} logo={logo} size={32} />
          <span>
            {name}
            <span className={styles.sub}>{`${initial} · ${gameType === 1 ? '手游' : '端游'}`}</span>
          </span>
        </span>
      ),
    },
    {
      title: '状态',
      render: ({ active, hotRank }: CatalogueRow) => (
        <span className={styles.tags}>
          {active ? <Tag color="success">经营中</Tag> : <Tag>已停用</Tag>}
          {hotRank === null ? null : <Tag color="warning">{`热门 ${hotRank}`}</Tag>}
        </span>
      ),
    },
    { title: '商品类型', render: ({ types }: CatalogueRow) => types.join('、') },
    { title: '字段', dataIndex: 'fields', align: 'right' as const },
    { title: '大区', dataIndex: 'areas', align: 'right' as const },
    { title: '在售', dataIndex: 'onShelf', align: 'right' as const },
    {
      title: '操作',
      align: 'right' as const,
      render: (row: CatalogueRow) => (
        <>
          <Button type="link" size="small" onClick={() => setEdited(row.gameId)}>
            编辑
          </Button>
          <Button type="link" size="small" danger={row.active} onClick={() => setSwitched(row)}>
            {row.active ? '停用' : '恢复'}
          </Button>
        </>
      ),
    },
  ]
  return (
    <ScreenPage
      title="游戏"
      note="分销商在“品牌与站点”里选择经营哪些游戏"
      actions={
        <Button type="primary" onClick={() => setEdited(0)}>
          新增游戏
        </Button>
      }
    >
      <section className={`panel ${styles.box}`} aria-label="游戏列表">
        <div className={styles.filters}>
          <SearchBox aria-label="查找游戏" placeholder="游戏名称或拼音" style={{ width: 240 }} onSearch={setKey} />
        </div>
        <PagedTable<CatalogueRow>
          of={`games ${key}`}
          version={version}
          load={(page) => call('GET /console/games', { page, key })}
          columns={columns}
          rowKey={({ gameId }) => gameId}
          empty={key ? '没有这个游戏' : '还没有游戏'}
        />
      </section>
      {switched ? (
        <ReasonDialog
          title={`${switched.active ? '停用' : '恢复'}${switched.name}？`}
          text={
            switched.active
              ? `所有站点立即不再显示这个游戏和它的 ${switched.onShelf} 件在售商品，也不能再下单；已有订单照常进行。`
              : '所有站点重新显示这个游戏和它的商品。'
          }
          confirm={switched.active ? '停用' : '恢复'}
          danger={switched.active}
          onSend={async (reason) => {
            const active = switched.active ? '0' : '1'
            await call('POST /console/switchGame', { gameId: `${switched.gameId}`, active, reason })
            handleChanged()
          }}
          onClose={() => setSwitched(null)}
        />
      ) : null}
    </ScreenPage>
  )
}
