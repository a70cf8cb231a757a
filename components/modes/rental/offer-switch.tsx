import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { Offer } from './offer-draft'
import styles from './own.module.css'

/** Puts an own account into the rental hall, or takes it out after a question. */
export function OfferSwitch({ offer, onChanged }: { offer: Offer; onChanged: () => void }) {
  const { goods, isLet, running, runningElsewhere } = offer
  const isWaiting = goods.status === GOODS_STATUS.review
  // takes no renters until the item is back on the shelf; one in review returns to it without the owner
  const isDown = isLet && !isWaiting && goods.status !== GOODS_STATUS.onShelf
  const [isAsked, setIsAsked] = useState(false)
  const shelve = async (on: boolean) => {
    await call('POST /rental/shelveOffer', { goodsSn: goods.goodsSn, on: on ? '1' : '0' }, { loud: true })
    toast({ text: !on ? '已停止出租' : isWaiting ? '已开启，审核通过后出租' : '已上架出租' })
    onChanged()
  }
  return (
    <>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isLet && !isDown}
        disabled={isDown}
        aria-label={`出租 ${goods.goodsSn}`}
        onClick={() => (isLet ? setIsAsked(true) : void shelve(true).catch(() => {}))}
      >
        <i aria-hidden="true" />
        {isDown ? '商品下架' : !isLet ? '已停止' : isWaiting ? '审核中' : '接单中'}
      </button>
      <ConfirmDialog
        open={isAsked}
        title="停止出租这个账号？"
        confirmText="停止出租"
        onClose={() => setIsAsked(false)}
        onConfirm={() => shelve(false)}
      >
        {running || runningElsewhere
          ? '正在进行的订单不受影响，到期照常归还和结算，但租客不能再续租。'
          : '租号大厅不再显示它，租金会保留。'}
      </ConfirmDialog>
    </>
  )
}
