'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { PlaceFields, serversOf } from '@/components/ui/forms/place-fields'
import { useForm } from '@/components/ui/forms/use-form'
import { LoadError } from '@/components/ui/kit/load-error'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { askFilter } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import { ROLE_CARDS } from '@/lib/shared/trade/role-cards'
import styles from './role-card.module.css'
import type { ReceivingPlace } from './role-place'

interface Props {
  place: ReceivingPlace
  /** The character to edit, or initial values of a new one. */
  start: Partial<RoleCard>
  onClose: () => void
  onSaved: (card: RoleCard) => void
}

/** A receiving character: area and server, name, distinguishing note. */
export function RoleCardForm({ place, start, onClose, onSaved }: Props) {
  const { gameId } = place
  const filter = useLoad(String(gameId), () => askFilter(gameId))
  const areas = filter.data?.areas ?? []
  const form = useForm({
    id: 'role-card',
    start: {
      areaId: String(start.areaId || place.areaId || ''),
      serverId: String(start.serverId || place.serverId || ''),
      roleName: start.roleName ?? '',
      note: start.note ?? '',
      isDefault: start.isDefault ?? false,
    },
    validate: ({ areaId, serverId, roleName }) => ({
      areaId: areas.length > 0 && !areaId ? '请选择游戏大区' : undefined,
      serverId: serversOf(areas, areaId).length > 0 && !serverId ? '请选择服务器' : undefined,
      roleName: roleName.trim() ? undefined : '请输入收货角色名',
    }),
    send: async ({ areaId, serverId, roleName, note, isDefault }) =>
      onSaved(
        await call('POST /roleCard/addUserRoleCardInfo', {
          ...(start.cardId && { cardId: String(start.cardId) }),
          gid: String(gameId),
          ...(areaId && { areaId }),
          ...(serverId && { serverId }),
          roleName: roleName.trim(),
          note: note.trim(),
          isDefault: isDefault ? '1' : '0',
        }),
      ),
  })
  return (
    <Dialog
      open
      title={start.cardId ? '修改收货角色' : '新收货角色'}
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label="保存" onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        {filter.error ? <LoadError message={filter.error} onRetry={filter.reload} /> : null}
        {areas.length > 0 ? (
          <div className={styles.places}>
            <PlaceFields form={form} areas={areas} />
          </div>
        ) : null}
        <Field {...form.field('roleName')} label="角色名" required hint="与游戏内完全一致，卖家按此交付">
          <input className="input" maxLength={ROLE_CARDS.nameMax} autoComplete="off" {...form.input('roleName')} />
        </Field>
        <Field {...form.field('note')} label="备注" hint="等级、职业等，只有你自己能看到">
          <input className="input" maxLength={ROLE_CARDS.noteMax} autoComplete="off" {...form.input('note')} />
        </Field>
        {start.isDefault ? null : (
          <label className="check">
            <input type="checkbox" {...form.checkbox('isDefault')} />
            设为这款游戏的默认角色
          </label>
        )}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
