'use client'

import { useState } from 'react'
import { GoodsTable } from '@/components/listings/goods/goods-table'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { PageButtons } from '@/components/ui/kit/page-buttons'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'

function ClearHistory({ total, onCleared }: { total: number; onCleared: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const handleClear = async () => {
    await lazyCall('POST /goods/clearLookHistory', {}, { loud: true, progress: true })
    onCleared()
  }
  return (
    <div className="section-head" style={{ margin: 0, padding: '8px 16px' }}>
      <span className="note num">{`共 ${total} 件`}</span>
      <button type="button" className="more" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        清空足迹
      </button>
      <ConfirmDialog
        open={isAsking}
        title="清空足迹？"
        confirmText="清空"
        onConfirm={handleClear}
        onClose={() => setAsking(false)}
      >
        清空后不能恢复，收藏不受影响。
      </ConfirmDialog>
    </div>
  )
}

/** Goods viewed by the member, newest first. */
export function BrowseHistory() {
  const [page, setPage] = useState(1)
  const load = () => lazyCall('GET /goods/getUserLookGoodsHistory', { page: String(page) }, { progress: true })
  const { data: found, error, reload } = useLoad(String(page), load)

  if (error && !found) return <LoadError message={error} onRetry={reload} />
  if (!found)
    return (
      <div style={{ padding: '8px 20px' }}>
        <SkeletonRows rows={5} height={90} />
      </div>
    )
  if (!found.list.length) {
    return (
      <Empty picture="search" title="还没有浏览记录" text="看过的商品会出现在这里">
        <a className="btn" href="/wares?gt=1">
          去逛逛
        </a>
      </Empty>
    )
  }
  return (
    <>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      <ClearHistory total={found.total} onCleared={reload} />
      <GoodsTable list={found.list} columns={[]} oneGame={false} />
      <div style={{ padding: 16 }}>
        <PageButtons page={found.page} pages={Math.ceil(found.total / found.pageSize)} onPage={setPage} />
      </div>
    </>
  )
}
