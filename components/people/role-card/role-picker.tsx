'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { onDemand } from '@/components/ui/kit/on-demand'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import { canReceive } from '@/lib/shared/trade/role-cards'
import styles from './role-card.module.css'
import { placeText, type ReceivingPlace } from './role-place'

const RoleCardDialog = onDemand(() => import('./role-card-dialog').then((file) => file.RoleCardDialog))

interface Props {
  place: ReceivingPlace
  /** Current input; '' lets the game's default be selected. */
  roleName: string
  isChosen?: (card: RoleCard) => boolean
  onPick: (card: RoleCard) => void
}

/** A member's saved characters of a game: selectable if they can receive here, the others with the reason. */
export function RolePicker({ place, roleName, onPick, isChosen = (card) => card.roleName === roleName }: Props) {
  const { gameId } = place
  const { data, error, reload } = useLoad(String(gameId), () =>
    call('GET /roleCard/roleCardInfoList', { gid: String(gameId) }),
  )
  const [dialog, setDialog] = useState<'new' | 'all' | null>(null)
  usePickedDefault(data?.list, { place, roleName, onPick })
  if (error && !data) return <LoadError message={error} onRetry={reload} />
  if (!data) return null
  const fitsFirst = data.list.toSorted((a, b) => Number(canReceive(b, place)) - Number(canReceive(a, place)))
  const handleSaved = (card: RoleCard) => {
    setDialog(null)
    reload()
    if (canReceive(card, place)) onPick(card)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the grid */}
      <div className={styles.roles} role="group" aria-label="常用收货角色">
        {fitsFirst.map((card) => {
          const fits = canReceive(card, place)
          return (
            <button
              key={card.cardId}
              type="button"
              className={styles.role}
              aria-pressed={fits && isChosen(card)}
              disabled={!fits}
              onClick={() => onPick(card)}
            >
              <b>{card.roleName}</b>
              <small>{fits ? placeText(card) : `${placeText(card)}，服务器不同`}</small>
            </button>
          )
        })}
        <button type="button" className={styles.add} aria-haspopup="dialog" onClick={() => setDialog('new')}>
          <Icon name="plus" />
          {data.list.length > 0 ? '新角色' : '存一个常用角色，下次直接选'}
        </button>
      </div>
      {data.list.length > 0 ? (
        <p className={styles.foot}>
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => setDialog('all')}>
            管理常用角色
          </button>
        </p>
      ) : null}
      {dialog ? (
        <RoleCardDialog
          place={place}
          list={data.list}
          start={dialog === 'new' ? { roleName } : undefined}
          onClose={() => setDialog(null)}
          onChanged={reload}
          onSaved={handleSaved}
        />
      ) : null}
    </>
  )
}

/** Selects the game's default once, if nothing else is selected and it can receive here. */
function usePickedDefault(list: readonly RoleCard[] | undefined, { place, roleName, onPick }: Props): void {
  const isSettled = useRef(false)
  useEffect(() => {
    if (!list || isSettled.current) return
    isSettled.current = true
    const card = list.find((one) => one.isDefault)
    if (card && !roleName && canReceive(card, place)) onPick(card)
  })
}
