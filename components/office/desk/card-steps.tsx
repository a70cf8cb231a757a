'use client'

import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { TakeButton } from '@/components/office/talk/take-button'
import { Icon } from '@/components/ui/kit/icon'
import type { DeskOrder, DeskStep } from '@/lib/contract/entities/desk'
import type { MacroStep } from '@/lib/shared/staff/desk'
import { machineTime } from '@/lib/shared/time'
import styles from './desk.module.css'
import { FreezeDialog } from './freeze-dialog'
import { StepDialog } from './step-dialog'

interface Props {
  desk: DeskOrder
  /** A step whose dialog a canned reply opened; nothing if the order does not allow it now. */
  asked: MacroStep | null
  onAsked: () => void
  /** Another button of the card takes the order. */
  hasTake?: boolean
  onChanged: () => unknown
  onTaken?: () => void
}

type Main = 'take' | 'thaw' | DeskStep | null
/**
 * The one action that carries on with an order that waits for staff; null: it waits for a party, or nothing of it is open
 * to the reader.
 */
function mainOf({ steps, waitsFor, isMine, mayLead, lead, isFrozen }: DeskOrder): Main {
  if (!isMine && mayLead)
    return waitsFor?.side === 'staff' || waitsFor?.side === 'answer' || lead === null ? 'take' : null
  if (waitsFor?.side !== 'staff') return null
  return steps.find(({ isFinal }) => !isFinal) ?? (isFrozen && steps.length === 0 ? 'thaw' : null)
}

/** Past and next steps of the order, and the actions available to staff; one is highlighted as the main action. */
export function CardSteps({ desk, asked, onAsked, hasTake = false, onChanged, onTaken }: Props) {
  const { order, process, steps, isFrozen, mayFreeze, dispute, claim, waitsFor, isMine, mayLead } = desk
  const [selected, setSelected] = useState<DeskStep | 'freeze' | 'thaw' | null>(null)
  const done = process.filter((one) => one.done)
  const shown = done.slice(-5)
  const ahead = process.filter((one) => !one.done)
  const mayTake = mayLead && !isMine
  // taking the order is its own button
  const own = mayTake ? steps.filter(({ action }) => action !== 'assign') : steps
  const close = () => setSelected(null)
  useEffect(() => {
    if (asked === null) return
    setSelected(steps.find(({ action }) => action === asked) ?? null)
    onAsked()
  }, [asked])
  const isOpen = dispute !== null && dispute.stage !== 'closed'
  const main = mainOf(desk)
  /** The decision about the dispute or claim comes first. */
  const isRuled = dispute?.stage === 'staff' || claim?.stage === 'review'
  return (
    <section>
      <h2>
        步骤
        {done.length > shown.length ? <small>{`之前还有 ${done.length - shown.length} 步`}</small> : null}
      </h2>
      <ol className={styles.steps}>
        {shown.map(({ explain, createTime }) => (
          <li key={`${createTime} ${explain}`}>
            <Icon name="done" />
            <span>{explain}</span>
            <time className="num" dateTime={machineTime(createTime)}>
              {createTime.slice(5, 16)}
            </time>
          </li>
        ))}
        {ahead.map(({ explain }) => (
          <li key={explain} data-todo>
            <i />
            <span>{explain}</span>
          </li>
        ))}
      </ol>
      {isOpen ? <p className={styles.why}>售后处理中，订单已暂停。处理完成或撤回后可继续操作。</p> : null}
      {!isOpen && waitsFor && waitsFor.side !== 'staff' ? (
        <p className={styles.waits}>
          <Icon name={waitsFor.side === 'answer' ? 'headset' : 'clock'} />
          {waitsFor.side === 'answer' ? '有消息待回复' : `等待${waitsFor.name}操作`}
        </p>
      ) : null}
      <div className={styles.actions}>
        {hasTake ? null : (
          <TakeButton
            desk={desk}
            isMain={main === 'take' && !isRuled}
            className={styles.take}
            onChanged={onChanged}
            onTaken={onTaken}
          />
        )}
        {own.map((step) => (
          <Button
            key={step.action}
            type={step === main ? 'primary' : 'default'}
            danger={step.isFinal}
            onClick={() => setSelected(step)}
          >
            {step.label}
          </Button>
        ))}
        {mayFreeze && !isOpen ? (
          <Button danger onClick={() => setSelected('freeze')}>
            冻结
          </Button>
        ) : null}
        {isFrozen ? (
          <Button type={main === 'thaw' ? 'primary' : 'default'} onClick={() => setSelected('thaw')}>
            解冻
          </Button>
        ) : null}
      </div>
      {isFrozen && order.subStatus === 'VERIFY' ? <p className={styles.why}>解冻后才能通过验号</p> : null}
      <p className={styles.why}>处理和冻结要写理由，记入操作日志；¥2,000.00 起由第二人复核。</p>
      {selected === 'freeze' || selected === 'thaw' ? (
        <FreezeDialog
          orderSn={order.orderSn}
          isFreezing={selected === 'freeze'}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
      {selected && selected !== 'freeze' && selected !== 'thaw' ? (
        <StepDialog
          orderSn={order.orderSn}
          step={selected}
          evidence={order}
          hasAccount={desk.mayReadAccount}
          isUnread={desk.mayReadAccount && !desk.hasReadAccount}
          onChanged={onChanged}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
