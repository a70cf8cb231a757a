'use client'

import { useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { BargainTermsDialog } from './bargain-terms-dialog'
import { CodeStockDialog } from './code-stock-dialog'
import styles from './own-goods.module.css'
import { canShelve, OwnGoodsLine, type RowDialog } from './own-goods-line'
import { PriceDialog } from './price-dialog'

const ReviewDialog = onDemand(() => import('./review-dialog').then((file) => file.ReviewDialog))
const CheckDialog = onDemand(() => import('@/components/selling/publish/check-dialog').then((file) => file.CheckDialog))
const UnlistDialog = onDemand(() => import('./unlist-dialog').then((file) => file.UnlistDialog))
const ViewsDialog = onDemand(() => import('./views-dialog').then((file) => file.ViewsDialog))

interface Props {
  goods: readonly OwnGoodsRow[]
  chosen: ReadonlyMap<string, OwnGoodsRow>
  onChoose: (rows: readonly OwnGoodsRow[], on: boolean) => void
  onChanged: () => void
}

export function OwnGoodsTable({ goods, chosen, onChoose, onChanged }: Props) {
  const open = goods.filter(canShelve)
  const isAll = open.length > 0 && open.every((item) => chosen.has(item.goodsSn))
  const [opened, setOpened] = useState<{ goods: OwnGoodsRow; dialog: RowDialog } | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.wTick} />
          <col />
          <col className={styles.wPrice} />
          <col className={styles.wStock} />
          <col className={styles.wNum} />
          <col className={styles.wStatus} />
          <col className={styles.wAct} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label="选择本页商品"
                checked={isAll}
                disabled={open.length === 0}
                onChange={({ target }) => onChoose(open, target.checked)}
              />
            </th>
            <th scope="col">商品</th>
            <th scope="col" className={styles.r}>
              价格
            </th>
            <th scope="col" className={styles.r}>
              库存
            </th>
            <th scope="col" className={styles.r}>
              浏览 / 收藏
            </th>
            <th scope="col" className={styles.c}>
              状态
            </th>
            <th scope="col" className={styles.r}>
              操作
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.map((item) => (
            <OwnGoodsLine
              key={item.goodsSn}
              goods={item}
              isChosen={chosen.has(item.goodsSn)}
              onChoose={(on) => onChoose([item], on)}
              onChanged={onChanged}
              onOpen={(dialog) => setOpened({ goods: item, dialog })}
            />
          ))}
        </tbody>
      </table>
      {opened?.dialog === 'price' ? <PriceDialog goods={opened.goods} onClose={close} onChanged={onChanged} /> : null}
      {opened?.dialog === 'codes' ? (
        <CodeStockDialog goods={opened.goods} onClose={close} onChanged={onChanged} />
      ) : null}
      {opened?.dialog === 'review' ? <ReviewDialog goods={opened.goods} onClose={close} /> : null}
      {opened?.dialog === 'check' ? <CheckDialog goods={opened.goods} onClose={close} onChanged={onChanged} /> : null}
      {opened?.dialog === 'unlist' ? <UnlistDialog goods={opened.goods} onClose={close} onChanged={onChanged} /> : null}
      {opened?.dialog === 'views' ? <ViewsDialog goods={opened.goods} onClose={close} /> : null}
      {opened?.dialog === 'bargain' ? (
        <BargainTermsDialog goods={opened.goods} onClose={close} onChanged={onChanged} />
      ) : null}
    </>
  )
}
