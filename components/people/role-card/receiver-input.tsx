'use client'

import { useEffect, useRef, useState } from 'react'
import { onDemand } from '@/components/ui/kit/on-demand'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import type { Receiver } from '@/lib/shared/goods/receivers'
import styles from './role-card.module.css'
import type { ReceivingPlace } from './role-place'

const RolePicker = onDemand(() => import('./role-picker').then((file) => file.RolePicker))

/** Recipient field of a plain form: typed, or selected from a member's saved characters. */
export function ReceiverInput({ id, receiver, place }: { id: string; receiver: Receiver; place: ReceivingPlace }) {
  const box = useRef<HTMLInputElement>(null)
  const [roleName, setRoleName] = useState('')
  const visitor = useVisitor()
  // keeps input typed or autofilled before hydration
  useEffect(() => setRoleName(box.current?.value ?? ''), [])
  const handlePick = (name: string) => {
    if (box.current) box.current.value = name
    setRoleName(name)
  }
  return (
    <div className={styles.receiver}>
      <input
        ref={box}
        className="input"
        id={id}
        name="roleName"
        maxLength={30}
        placeholder={receiver.placeholder}
        autoComplete="off"
        onChange={(event) => setRoleName(event.target.value)}
      />
      {visitor && receiver.isRole ? (
        <RolePicker place={place} roleName={roleName} onPick={(card) => handlePick(card.roleName)} />
      ) : null}
    </div>
  )
}
