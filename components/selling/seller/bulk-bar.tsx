'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { ApiError, call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsPage, OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'
import { isOpenCheck } from '@/lib/shared/goods/goods-checks'
import { type BulkAnswer, BulkReport } from './bulk-report'
import styles from './own-goods.module.css'

const BulkPriceDialog = onDemand(() => import('./bulk-price-dialog').then((file) => file.BulkPriceDialog))

interface Props {
  chosen: ReadonlyMap<string, OwnGoodsRow>
  refreshes: OwnGoodsPage['refreshes']
  /** Goods of the list on all pages. */
  total: number
  /** Selects the goods of all pages, up to the limit. */
  onAll: () => Promise<void>
  onClear: () => void
  onChanged: () => void
}

type Kind = '0' | '1' | 'refresh' | 'price' | 'all'
interface Result {
  answer: BulkAnswer
  again: () => void
}

/** Bulk actions for the selected goods; failures are listed, the others are done. */
export function BulkBar({ chosen, refreshes, total, onAll, onClear, onChanged }: Props) {
  const [isPricing, setPricing] = useState(false)
  const [isUnlisting, setUnlisting] = useState(false)
  const [busy, setBusy] = useState<Kind | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const goods = [...chosen.values()]
  const checked = goods.filter(({ check }) => isOpenCheck(check)).length
  const goodsSns = JSON.stringify(goods.map(({ goodsSn }) => goodsSn))
  const isBusyWith = async (kind: Kind, act: () => Promise<void>) => {
    setBusy(kind)
    try {
      await act()
    } catch (error) {
      if (error instanceof ApiError) toast({ kind: 'warn', text: error.message })
      else throw error
    } finally {
      setBusy(null)
    }
  }
  const attempt = (kind: Kind, what: string, send: () => Promise<BulkAnswer>): Promise<void> =>
    isBusyWith(kind, async () => handleDone(await send(), () => void attempt(kind, what, send), what))
  const handleDone = (answer: BulkAnswer, again: () => void, what: string) => {
    setPricing(false)
    const { done, refused, inReview } = answer
    const parts = [
      `${done} 件已${what}`,
      inReview > 0 ? `其中 ${inReview} 件需审核后展示` : '',
      refused > 0 ? `${refused} 件没有成功` : '',
    ]
    toast({ text: parts.filter(Boolean).join('，') })
    setResult(refused > 0 ? { answer, again } : null)
    if (refused === 0) onClear()
    onChanged()
  }
  const refresh = () => attempt('refresh', '擦亮', () => call('POST /goods/bulkRefresh', { goodsSns }))
  const shelve = (onShelf: '0' | '1') =>
    attempt(onShelf, onShelf === '1' ? '上架' : '下架', () => call('POST /goods/bulkShelf', { goodsSns, onShelf }))
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
        {total > goods.length && goods.length < BULK_MOST ? (
          <Button
            size="sm"
            kind="text"
            className={styles.all}
            loading={busy === 'all'}
            disabled={busy !== null}
            onClick={() => void isBusyWith('all', onAll)}
          >
            {total > BULK_MOST ? `选择前 ${BULK_MOST} 件` : `选择全部 ${total} 件`}
          </Button>
        ) : null}
        <Button size="sm" kind="primary" disabled={busy !== null} onClick={() => setPricing(true)}>
          {`改价 ${goods.length} 件`}
        </Button>
        <Button
          size="sm"
          loading={busy === 'refresh'}
          disabled={busy !== null || refreshes.left === 0}
          onClick={() => void refresh()}
        >
          擦亮<span className={styles.left}>{`（今天剩 ${refreshes.left} 件）`}</span>
        </Button>
        <Button size="sm" loading={busy === '1'} disabled={busy !== null} onClick={() => void shelve('1')}>
          上架
        </Button>
        <Button size="sm" loading={busy === '0'} disabled={busy !== null} onClick={() => setUnlisting(true)}>
          下架
        </Button>
        <Button size="sm" kind="text" className={styles.none} onClick={onClear}>
          取消选择
        </Button>
      </section>
      {result ? (
        <BulkReport answer={result.answer} goods={chosen} onClose={() => setResult(null)} onAgain={result.again} />
      ) : null}
      <ConfirmDialog
        open={isUnlisting}
        title={`下架 ${goods.length} 件？`}
        confirmText="下架"
        onConfirm={() => shelve('0')}
        onClose={() => setUnlisting(false)}
      >
        {checked > 0
          ? `其中 ${checked} 件的寄售验号随之失效，提交的账号资料立即删除，重新上架后要重新验号。`
          : '下架后买家看不到，可以重新上架。'}
      </ConfirmDialog>
      {isPricing ? (
        <BulkPriceDialog
          goods={goods}
          onClose={() => setPricing(false)}
          onDone={(done, again) => handleDone(done, () => void attempt('price', '改价', again), '改价')}
        />
      ) : null}
    </>
  )
}
