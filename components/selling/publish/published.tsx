'use client'

import { useState } from 'react'
import { NEW_OFFER } from '@/components/modes/rental/offer-draft'
import { OfferForm } from '@/components/modes/rental/offer-form'
import { Alert } from '@/components/ui/kit/alert'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { Done } from '@/components/ui/kit/done'
import { onDemand } from '@/components/ui/kit/on-demand'
import { REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { detailPath, rentPath } from '@/lib/shared/goods/goods-types'
import { storedText } from './codes-field'
import styles from './publish.module.css'
import { type PublishDraft, rentOf } from './publish-draft'
import { canLet } from './use-publish-form'

const CheckDialog = onDemand(() => import('./check-dialog').then((file) => file.CheckDialog))

interface Props {
  goodsSn: string
  /** Its status now. */
  status: number
  codes: { added: number; repeated: number } | null
  /** Why it is not for rent although requested; '' on success. */
  rentRefused: string
  draft: PublishDraft
  isEdit: boolean
  onNext: () => void
}

/** Titles of a saved edit, by the status that the item has then. */
const SAVED: Readonly<Record<number, string>> = {
  [GOODS_STATUS.onShelf]: '修改已保存，正在展示',
  [GOODS_STATUS.offShelf]: '修改已保存，商品已下架',
  [GOODS_STATUS.withheld]: '修改已保存，商品暂停展示',
}

/** The item is on the shelf, or waits for review; if renting out failed, the entered prices are passed to its form. */
export function Published({ goodsSn, status, rentRefused, codes, draft, isEdit, onNext }: Props) {
  const isWaiting = status === GOODS_STATUS.review
  const [isChecking, setChecking] = useState(false)
  const [isLet, setLet] = useState(!isEdit && draft.letToo && canLet(draft) && rentRefused === '')
  return (
    <>
      <Done
        title={titleOf({ status, isEdit, isLet })}
        text={
          isWaiting
            ? `商品编号 ${goodsSn}，最晚 ${REVIEW_HOURS} 小时内审核完，通过后自动展示${codes ? `。卡密${storedText(codes)}` : ''}`
            : `商品编号 ${goodsSn}${codes ? `，卡密${storedText(codes)}` : ''}`
        }
      >
        <span className={styles.doneActions}>
          {isWaiting ? null : (
            <a className={buttonClass({ kind: 'primary' })} href={detailPath(Number(draft.goodsTypeId), goodsSn)}>
              查看商品
            </a>
          )}
          {isLet && !isWaiting ? (
            <a className={buttonClass()} href={rentPath(goodsSn)}>
              查看出租页
            </a>
          ) : null}
          <a className={buttonClass()} href="/center/sell/sellOutGoods">
            我发布的商品
          </a>
          {isEdit ? null : <Button onClick={onNext}>再发布一件</Button>}
        </span>
      </Done>
      {!isEdit && canLet(draft) && !draft.letToo ? (
        <Alert>
          {'寄售验号：提交账号由客服先验号，商品显示“已验号”，成交后不用再等验号。'}
          <Button kind="text" onClick={() => setChecking(true)}>
            提交验号
          </Button>
        </Alert>
      ) : null}
      {isChecking ? (
        <CheckDialog
          goods={{ goodsSn, bigTitle: draft.bigTitle, check: null }}
          onClose={() => setChecking(false)}
          onChanged={() => undefined}
        />
      ) : null}
      {rentRefused && !isLet ? (
        <>
          <Alert kind="warn" live>
            {`商品${isWaiting ? '已提交审核' : '已经发布'}，但出租没有设置成功：${rentRefused}。填写的租金都在下面，可以改好再保存。`}
          </Alert>
          <OfferForm
            goodsSn={goodsSn}
            gameId={Number(draft.gameId)}
            start={{ ...NEW_OFFER, ...rentOf(draft) }}
            handOver="hand"
            onSaved={() => setLet(true)}
          />
        </>
      ) : null}
    </>
  )
}

function titleOf({ status, isEdit, isLet }: { status: number; isEdit: boolean; isLet: boolean }): string {
  if (status === GOODS_STATUS.review) return isLet ? '已提交审核，审核通过后同时出租' : '已提交审核'
  if (isEdit) return SAVED[status] ?? '修改已保存'
  return isLet ? '发布成功，已同时出租' : '发布成功'
}
