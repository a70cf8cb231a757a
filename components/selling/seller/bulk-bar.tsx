'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { ApiError, call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsPage, OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'
import { type BulkAnswer, BulkReport } from './bulk-report'
import styles from './own-goods.module.css'

const BulkPriceDialog = onDemand(() => import('./bulk-price-dialog').then((file) => file.BulkPriceDialog))

interface Props {
  chosen: ReadonlyMap<string, OwnGoodsRow>
  refreshes: OwnGoodsPage['refreshes']
  onClear: () => void
  onChanged: () => void
}

/** Bulk actions for the selected goods; failures are listed, the others are done. */
export function BulkBar({ chosen, refreshes, onClear, onChanged }: Props) {
  const [isPricing, setPricing] = useState(false)
  const [busy, setBusy] = useState<'0' | '1' | 'refresh' | null>(null)
  const [answer, setAnswer] = useState<BulkAnswer | null>(null)
  const goods = [...chosen.values()]
  const goodsSns = JSON.stringify(goods.map(({ goodsSn }) => goodsSn))
  const attempt = async (what: '0' | '1' | 'refresh') => {
    setBusy(what)
    try {
      if (what === 'refresh') handleDone(await call('POST /goods/bulkRefresh', { goodsSns }), '擦亮')
      else handleDone(await call('POST /goods/bulkShelf', { goodsSns, onShelf: what }), what === '1' ? '上架' : '下架')
    } catch (error) {
      if (error instanceof ApiError) toast({ kind: 'warn', text: error.message })
      else throw error
    } finally {
      setBusy(null)
    }
  }
  const handleDone = (done: BulkAnswer, what: string) => {
    setPricing(false)
    toast({
      text: done.refused > 0 ? `${done.done} 件已${what}，${done.refused} 件没有成功` : `${done.done} 件已${what}`,
    })
    setAnswer(done.refused > 0 ? done : null)
    if (done.refused === 0) onClear()
    onChanged()
  }
  if (goods.length === 0)
    return (
      <p className={styles.bulkHint}>
        {`勾选商品后可批量改价、擦亮、上架和下架，一次最多 ${BULK_MOST} 件。`}
        {refreshes.most > 0
          ? `擦亮后商品排到最新发布的前面，今天还可擦亮 ${refreshes.left} 件（每天 ${refreshes.most} 件）。`
          : ''}
      </p>
    )
  return (
    <>
      <section className={styles.bulk} aria-label="批量操作">
        <b className="num">{`已选 ${goods.length} 件`}</b>
        <Button size="sm" kind="primary" onClick={() => setPricing(true)}>
          {`改价 ${goods.length} 件`}
        </Button>
        <Button
          size="sm"
          loading={busy === 'refresh'}
          disabled={busy !== null || refreshes.left === 0}
          onClick={() => void attempt('refresh')}
        >
          {`擦亮（今天剩 ${refreshes.left} 件）`}
        </Button>
        <Button size="sm" loading={busy === '1'} disabled={busy !== null} onClick={() => void attempt('1')}>
          上架
        </Button>
        <Button size="sm" loading={busy === '0'} disabled={busy !== null} onClick={() => void attempt('0')}>
          下架
        </Button>
        <Button size="sm" kind="text" onClick={onClear}>
          取消选择
        </Button>
      </section>
      {answer ? <BulkReport answer={answer} goods={chosen} onClose={() => setAnswer(null)} /> : null}
      {isPricing ? (
        <BulkPriceDialog goods={goods} onClose={() => setPricing(false)} onDone={(done) => handleDone(done, '改价')} />
      ) : null}
    </>
  )
}
