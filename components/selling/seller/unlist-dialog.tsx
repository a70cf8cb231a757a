'use client'

import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'

interface Props {
  goods: Pick<OwnGoodsRow, 'goodsSn'>
  onClose: () => void
  onChanged: () => void
}

/** Asked before an account with a running or passed check is taken off the shelf. */
export function UnlistDialog({ goods: { goodsSn }, onClose, onChanged }: Props) {
  const handleUnlist = async () => {
    await call('POST /goods/pushOrPullGoods', { goodsSn, onShelf: '0' }, { loud: true, progress: true })
    toast({ text: '商品已下架，提交的账号资料已删除' })
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      title="下架这个账号？"
      confirmText="下架商品"
      cancelText="返回"
      onConfirm={handleUnlist}
      onClose={onClose}
    >
      寄售验号随之失效，提交的账号资料立即删除，不能恢复。重新上架后要重新验号。
    </ConfirmDialog>
  )
}
