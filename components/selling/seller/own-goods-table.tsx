'use client'

import { useState } from 'react'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Price } from '@/components/ui/kit/price'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { EDITABLE, GOODS_STATUS, GOODS_STATUS_NAMES, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { detailPath, goodsType } from '@/lib/shared/goods/goods-types'
import { BargainTermsDialog } from './bargain-terms-dialog'
import { CodeStockDialog } from './code-stock-dialog'
import { PriceDialog } from './price-dialog'
import styles from './seller.module.css'

const ReviewDialog = onDemand(() => import('./review-dialog').then((file) => file.ReviewDialog))

const KINDS: Record<number, TagKind> = {
  [GOODS_STATUS.review]: 'bargain',
  [GOODS_STATUS.onShelf]: 'safe',
  [GOODS_STATUS.sold]: 'info',
  [GOODS_STATUS.refused]: 'danger',
}

interface Props {
  goods: readonly GoodsRow[]
  chosen: ReadonlyMap<string, GoodsRow>
  onChoose: (rows: readonly GoodsRow[], on: boolean) => void
  onChanged: () => void
}

/**
 * Whether the item can be listed, unlisted and repriced; an item under review must be edited as a whole, and a sold one
 * cannot be changed.
 */
const canShelve = ({ status }: GoodsRow): boolean => status === GOODS_STATUS.onShelf || status === GOODS_STATUS.offShelf
const canEdit = ({ status }: GoodsRow): boolean => EDITABLE.includes(status as GoodsStatus)
const isReviewed = ({ status }: GoodsRow): boolean => status === GOODS_STATUS.review || status === GOODS_STATUS.refused

export function OwnGoodsTable({ goods, chosen, onChoose, onChanged }: Props) {
  const open = goods.filter(canShelve)
  const isAll = open.length > 0 && open.every((item) => chosen.has(item.goodsSn))
  const [priced, setPriced] = useState<GoodsRow | null>(null)
  const [stored, setStored] = useState<GoodsRow | null>(null)
  const [bargained, setBargained] = useState<GoodsRow | null>(null)
  const [reviewed, setReviewed] = useState<GoodsRow | null>(null)
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
            <Row
              key={item.goodsSn}
              goods={item}
              isChosen={chosen.has(item.goodsSn)}
              onChoose={(on) => onChoose([item], on)}
              onChanged={onChanged}
              onPrice={() => setPriced(item)}
              onBargain={() => setBargained(item)}
              onReview={() => setReviewed(item)}
              onCodes={() => setStored(item)}
            />
          ))}
        </tbody>
      </table>
      {priced ? <PriceDialog goods={priced} onClose={() => setPriced(null)} onChanged={onChanged} /> : null}
      {stored ? <CodeStockDialog goods={stored} onClose={() => setStored(null)} onChanged={onChanged} /> : null}
      {reviewed ? <ReviewDialog goods={reviewed} onClose={() => setReviewed(null)} /> : null}
      {bargained ? (
        <BargainTermsDialog goods={bargained} onClose={() => setBargained(null)} onChanged={onChanged} />
      ) : null}
    </>
  )
}

interface RowProps {
  goods: GoodsRow
  isChosen: boolean
  onChoose: (on: boolean) => void
  onChanged: () => void
  onPrice: () => void
  onBargain: () => void
  onReview: () => void
  onCodes: () => void
}

function Row({ goods, isChosen, onChoose, onChanged, onPrice, onBargain, onReview, onCodes }: RowProps) {
  const hasCodes = goodsType(goods.goodsTypeId).delivery === 'code'
  // on the shelf but nothing left to order: all units are reserved by unpaid orders
  const isHeld = goods.status === GOODS_STATUS.onShelf && goods.stock === 0
  const isOpen = canShelve(goods)
  const place = [goods.gameName, goods.goodsTypeStr, goods.areaName, goods.serverName].filter(Boolean).join(' · ')
  return (
    <tr>
      <td>
        {isOpen ? (
          <input
            type="checkbox"
            aria-label={`选择 ${goods.bigTitle}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        ) : null}
      </td>
      <td>
        <div className={styles.goods}>
          <GoodsCover {...faceOf(goods)} src={goods.thumbnail} width={64} />
          <span>
            <a
              className="ell"
              href={detailPath(goods.goodsTypeId, goods.goodsSn)}
              target="_blank"
              rel="noopener"
              title={goods.bigTitle}
            >
              {goods.bigTitle}
            </a>
            <small className="muted ell">{place}</small>
            <small className="muted num">
              {`${goods.goodsSn} · `}
              <time>{goods.createTime}</time>
              <a className="link" href={`/center/sell?copy=${goods.goodsSn}`}>
                再发一件
              </a>
            </small>
          </span>
        </div>
      </td>
      <td className={styles.r}>
        <Price yuan={goods.price} size="m" />
      </td>
      <td className={`num ${styles.r}`}>{goods.stock}</td>
      <td className={`num ${styles.r}`}>{`${goods.views} / ${goods.favourites}`}</td>
      <td className={styles.c}>
        {isHeld ? (
          <Tag kind="bargain">已被下单</Tag>
        ) : (
          <Tag kind={KINDS[goods.status]}>{GOODS_STATUS_NAMES[goods.status]}</Tag>
        )}
      </td>
      <td>
        <div className={styles.act}>
          {isOpen ? <Shelf goods={goods} onChanged={onChanged} /> : null}
          {isOpen ? (
            <Button size="sm" onClick={onPrice}>
              改价
            </Button>
          ) : null}
          {hasCodes ? (
            <Button size="sm" onClick={onCodes}>
              卡密
            </Button>
          ) : null}
          {isOpen ? (
            <Button size="sm" onClick={onBargain}>
              议价
            </Button>
          ) : null}
          {isReviewed(goods) ? (
            <Button size="sm" onClick={onReview}>
              {goods.status === GOODS_STATUS.review ? '审核进度' : '查看原因'}
            </Button>
          ) : null}
          {canEdit(goods) ? (
            <a className={buttonClass({ size: 'sm' })} href={`/center/sell?goodsSn=${goods.goodsSn}`}>
              编辑
            </a>
          ) : null}
        </div>
      </td>
    </tr>
  )
}

function Shelf({ goods, onChanged }: { goods: GoodsRow; onChanged: () => void }) {
  const [busy, setBusy] = useState(false)
  const isOn = goods.status === GOODS_STATUS.onShelf
  const handlePress = async () => {
    setBusy(true)
    try {
      await call(
        'POST /goods/pushOrPullGoods',
        { goodsSn: goods.goodsSn, onShelf: isOn ? '0' : '1' },
        { loud: true, progress: true },
      )
      toast({ text: isOn ? '商品已下架' : '商品已上架' })
      onChanged()
    } catch {
      // the call has already shown the error
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" kind={isOn ? undefined : 'soft'} loading={busy} onClick={() => void handlePress()}>
      {isOn ? '下架' : '上架'}
    </Button>
  )
}
