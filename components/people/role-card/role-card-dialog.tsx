'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import styles from './role-card.module.css'
import { RoleCardForm } from './role-card-form'
import { placeText, type ReceivingPlace } from './role-place'

interface Props {
  place: ReceivingPlace
  list: readonly RoleCard[]
  /** If set, opens the form for a new one immediately. */
  start?: Partial<RoleCard>
  onClose: () => void
  /** Called after the default was changed or a character removed; the dialog stays open. */
  onChanged: () => void
  onSaved: (card: RoleCard) => void
}

/** Saved receiving characters of a game: add, edit, set default, remove. */
export function RoleCardDialog({ place, list, start, onClose, onChanged, onSaved }: Props) {
  const [edited, setEdited] = useState<Partial<RoleCard> | undefined>(start)
  const [leaving, setLeaving] = useState<RoleCard>()
  if (edited)
    return (
      <RoleCardForm
        place={place}
        start={edited}
        onClose={start ? onClose : () => setEdited(undefined)}
        onSaved={(card) => {
          toast({ text: '收货角色已保存' })
          onSaved(card)
        }}
      />
    )
  const handleDefault = async ({ cardId, gameId, areaId, serverId, roleName, note }: RoleCard) => {
    const place = { areaId: String(areaId), serverId: String(serverId) }
    const card = { cardId: String(cardId), gid: String(gameId), ...place, roleName, note }
    const isDone = await call('POST /roleCard/addUserRoleCardInfo', { ...card, isDefault: '1' }, { loud: true }).then(
      () => true,
      () => false,
    )
    if (isDone) toast({ text: `默认收货角色：${roleName}` })
    onChanged()
  }
  const handleRemove = async () => {
    await call('POST /roleCard/removeRoleCard', { cardId: String(leaving?.cardId) }, { loud: true })
    toast({ text: '已删除' })
    onChanged()
  }
  return (
    <Dialog
      open
      title="常用收货角色"
      size="m"
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={() => setEdited({})}>
          新角色
        </Button>
      }
    >
      <div className="dialog-text">
        {list.length === 0 ? <p className="muted">还没有保存收货角色</p> : null}
        <ul className={styles.list}>
          {list.map((card) => (
            <li key={card.cardId}>
              <div>
                <b>{card.roleName}</b>
                {card.isDefault ? <i className="tag tag-safe">默认</i> : null}
                <small>{placeText(card)}</small>
              </div>
              <span>
                {card.isDefault ? null : (
                  <button type="button" className="link" onClick={() => void handleDefault(card)}>
                    设为默认
                  </button>
                )}
                <button type="button" className="link" onClick={() => setEdited(card)}>
                  修改
                </button>
                <button type="button" className="link" onClick={() => setLeaving(card)}>
                  删除
                </button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        title="删除这个收货角色？"
        confirmText="删除"
        onConfirm={handleRemove}
        onClose={() => setLeaving(undefined)}
      >
        {`${leaving?.roleName ?? ''}不再出现在下单页；已下的订单不受影响。`}
      </ConfirmDialog>
    </Dialog>
  )
}
