'use client'

import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { isOpenCheck } from '@/lib/shared/goods/goods-checks'

interface Props {
  goods: Pick<OwnGoodsRow, 'goodsSn' | 'bigTitle' | 'check'>
  onClose: () => void
  onChanged: () => void
}

/** Asked before an item is taken off the shelf; an account with a running or passed check loses it. */
export function UnlistDialog({ goods: { goodsSn, bigTitle, check }, onClose, onChanged }: Props) {
  const isChecked = isOpenCheck(check)
  const handleUnlist = async () => {
    await call('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '0' }, { loud: true, progress: true })
    toast({ text: isChecked ? '商品已下架，提交的账号资料已删除' : '商品已下架' })
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      title={isChecked ? '下架这个账号？' : '下架这件商品？'}
      confirmText="下架商品"
      cancelText="返回"
      onConfirm={handleUnlist}
      onClose={onClose}
    >
      {isChecked
        ? '寄售验号随之失效，提交的账号资料立即删除，不能恢复。重新上架后要重新验号。'
        : `“${bigTitle}”下架后买家看不到，可以重新上架。`}
    </ConfirmDialog>
  )
}
