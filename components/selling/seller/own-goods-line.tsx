'use client'

import { useState } from 'react'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { FaceGate } from '@/components/people/face/face-gate'
import { checkText } from '@/components/selling/publish/check-text'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import { Tag, type TagKind } from '@/components/ui/kit/tag'
import { MoreMenu } from '@/components/ui/overlays/more-menu'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import { ApiError, call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { isOpenCheck } from '@/lib/shared/goods/goods-checks'
import { EDITABLE, GOODS_STATUS, GOODS_STATUS_NAMES, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { ACCOUNT, detailPath, goodsType } from '@/lib/shared/goods/goods-types'
import styles from './own-goods.module.css'
import { RefreshButton } from './refresh-button'

const KINDS: Record<number, TagKind> = {
  [GOODS_STATUS.review]: 'bargain',
  [GOODS_STATUS.onShelf]: 'safe',
  [GOODS_STATUS.sold]: 'info',
  [GOODS_STATUS.refused]: 'danger',
  [GOODS_STATUS.resting]: 'bargain',
}

/**
 * Whether the item can be listed, unlisted and repriced; an item under review must be edited as a whole, and a sold one
 * cannot be changed.
 */
export const canShelve = ({ status }: OwnGoodsRow): boolean =>
  status === GOODS_STATUS.onShelf || status === GOODS_STATUS.offShelf || status === GOODS_STATUS.resting
const canEdit = ({ status }: OwnGoodsRow): boolean => EDITABLE.includes(status as GoodsStatus)
/** Staff check accounts that are for sale, or will be after their review, and are not rented out. */
const canCheck = ({ goodsTypeId, status, rental, isOfficialSell }: OwnGoodsRow): boolean =>
  goodsTypeId === ACCOUNT &&
  (status === GOODS_STATUS.onShelf || status === GOODS_STATUS.review) &&
  rental === null &&
  !isOfficialSell
const isReviewed = ({ status }: OwnGoodsRow): boolean =>
  status === GOODS_STATUS.review || status === GOODS_STATUS.refused

/** Dialogs that a row opens. */
export type RowDialog = 'price' | 'bargain' | 'review' | 'codes' | 'views' | 'check' | 'unlist'

interface RowProps {
  goods: OwnGoodsRow
  isChosen: boolean
  onChoose: (on: boolean) => void
  onChanged: () => void
  onOpen: (dialog: RowDialog) => void
}

export function OwnGoodsLine({ goods, isChosen, onChoose, onChanged, onOpen }: RowProps) {
  const hasCodes = goodsType(goods.goodsTypeId).delivery === 'code'
  // on the shelf but nothing left to order: all units are reserved by unpaid orders
  const isHeld = goods.status === GOODS_STATUS.onShelf && goods.stock === 0
  const isOpen = canShelve(goods)
  const isOn = goods.status === GOODS_STATUS.onShelf
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
            </small>
            {goods.check ? <CheckNote check={goods.check} /> : null}
            {goods.status === GOODS_STATUS.review && goods.rental ? (
              <small className="muted">审核通过后同时出租</small>
            ) : null}
            {goods.fault ? <FaultNote fault={goods.fault} /> : null}
          </span>
        </div>
      </td>
      <td className={styles.r}>
        <Price yuan={goods.price} size="m" />
      </td>
      <td className={`num ${styles.r}`}>{goods.stock}</td>
      <td className={`num ${styles.r}`}>
        <button
          type="button"
          className="link"
          aria-label={`浏览 ${goods.views}、收藏 ${goods.favourites}，查看每日浏览`}
          onClick={() => onOpen('views')}
        >{`${goods.views} / ${goods.favourites}`}</button>
      </td>
      <td className={styles.c}>
        {isHeld ? (
          <Tag kind="bargain">已被下单</Tag>
        ) : (
          <Tag kind={KINDS[goods.status]}>
            {goods.fault?.state === 'removed' ? FAULTS.removed : GOODS_STATUS_NAMES[goods.status]}
          </Tag>
        )}
      </td>
      <td>
        <div className={styles.act}>
          {isOpen && !isOn ? <ShelveButton goods={goods} onChanged={onChanged} /> : null}
          {isReviewed(goods) ? (
            <Button size="sm" onClick={() => onOpen('review')}>
              {goods.status === GOODS_STATUS.review ? '审核进度' : '查看原因'}
            </Button>
          ) : null}
          {isOpen ? (
            <Button size="sm" onClick={() => onOpen('price')}>
              改价
            </Button>
          ) : null}
          {canEdit(goods) ? (
            <a className={buttonClass({ size: 'sm' })} href={`/center/sell?goodsSn=${goods.goodsSn}`}>
              编辑
            </a>
          ) : null}
          {isOpen || hasCodes || canCheck(goods) ? (
            <MoreMenu className={styles.rest} size="sm">
              {isOn ? <RefreshButton goods={goods} onChanged={onChanged} /> : null}
              {isOpen ? <MoreButton text="议价" onPress={() => onOpen('bargain')} /> : null}
              {canCheck(goods) ? <MoreButton text="验号" onPress={() => onOpen('check')} /> : null}
              {hasCodes ? <MoreButton text="卡密" onPress={() => onOpen('codes')} /> : null}
              <CopyLink goodsSn={goods.goodsSn} kind="text" />
              {isOn ? <MoreButton text="下架" onPress={() => onOpen('unlist')} /> : null}
            </MoreMenu>
          ) : (
            <CopyLink goodsSn={goods.goodsSn} />
          )}
        </div>
      </td>
    </tr>
  )
}

/** The latest check by staff; one that ended or was refused stands out. */
const CheckNote = ({ check }: { check: NonNullable<OwnGoodsRow['check']> }) => (
  <small className={isOpenCheck(check) ? 'muted num' : styles.note}>{checkText(check)}</small>
)

const FAULTS = { waiting: '审核原因', refused: '未通过', removed: '被下架' } as const

/** What staff or the automatic check object to, in the row. */
const FaultNote = ({ fault }: { fault: NonNullable<OwnGoodsRow['fault']> }) =>
  fault.text ? (
    <small className={styles.note} data-state={fault.state}>{`${FAULTS[fault.state]}：${fault.text}`}</small>
  ) : null

/** Opens the form with the content of this item. */
const CopyLink = ({ goodsSn, kind }: { goodsSn: string; kind?: 'text' }) => (
  <a className={buttonClass({ kind, size: 'sm' })} href={`/center/sell?copy=${goodsSn}`}>
    再发一件
  </a>
)

const MoreButton = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Button kind="text" size="sm" onClick={onPress}>
    {text}
  </Button>
)

/** Puts one item on the shelf; a seller whose face is asked for checks it here, and it goes on. */
function ShelveButton({ goods: { goodsSn }, onChanged }: { goods: OwnGoodsRow; onChanged: () => void }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const handlePress = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await call('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '1' }, { progress: true })
      toast({ text: '商品已上架' })
      onChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.reason === 'FACE_NEEDED') setRefusal(error)
      else toast({ kind: 'warn', text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="sm" kind="soft" loading={busy} onClick={() => void handlePress()}>
        上架
      </Button>
      <FaceGate refusal={refusal} onPassed={() => void handlePress()} />
    </>
  )
}
