'use client'

import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { TakeButton } from '@/components/office/talk/take-button'
import { Icon } from '@/components/ui/kit/icon'
import type { DeskOrder, DeskStep } from '@/lib/contract/entities/desk'
import { moneyText } from '@/lib/shared/money/money'
import type { MacroStep } from '@/lib/shared/staff/desk'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
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

const isDecision = ({ asks }: DeskStep): boolean => asks.includes('reason')

type Main = 'take' | 'thaw' | DeskStep | null
/**
 * The one action that carries on with an order that waits for staff; null: it waits for a party, or nothing of it is open
 * to the reader.
 */
function mainOf({ steps, waitsFor, isMine, mayLead, lead, isFrozen, mayThaw }: DeskOrder): Main {
  if (!isMine && mayLead)
    return waitsFor?.side === 'staff' || waitsFor?.side === 'answer' || lead === null ? 'take' : null
  if (waitsFor?.side !== 'staff') return null
  // where staff decide between the parties, neither that nor thawing is suggested
  if (isFrozen) return mayThaw && (steps.length === 0 || !steps.every(isDecision)) ? 'thaw' : null
  return steps.find(({ isFinal }) => !isFinal) ?? null
}

/** What the offered actions require. */
function termsOf(steps: readonly DeskStep[], others: readonly string[]): string {
  const reasoned = [...steps.filter(isDecision).map(({ label }) => label), ...others]
  const second = steps.filter(({ needsSecond }) => needsSecond).map(({ label }) => label)
  const terms = [
    ...(reasoned.length > 0 ? [`${reasoned.join('、')}要写理由，记入操作日志`] : []),
    ...(second.length > 0 ? [`本单满 ${moneyText(FOUR_EYES_FEN)}，${second.join('、')}须双人复核`] : []),
  ]
  return terms.length > 1 ? `${terms.join('。')}。` : terms.join('')
}

/** Why no step of an order with an open dispute can be taken. */
function pauseText({ stage, appeal, clock }: NonNullable<DeskOrder['dispute']>): string {
  if (stage !== 'ruled') return '售后处理中，订单已暂停。处理完成或撤回后可继续操作。'
  // the decision about an appeal is final
  if (appeal) return '最终处理结果已出，付款渠道的投诉结束前订单暂停'
  const until = clock ? `申诉截止 ${clock.dueTime.slice(5, 16)}，` : ''
  return `处理结果已出，${until}申诉期内订单暂停`
}

/** Past and next steps of the order, and the actions available to staff; one is highlighted as the main action. */
export function CardSteps({ desk, asked, onAsked, hasTake = false, onChanged, onTaken }: Props) {
  const { order, process, steps, isFrozen, mayThaw, mayFreeze, dispute, claim, waitsFor, isMine, mayLead } = desk
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
  const canFreeze = mayFreeze && !isOpen
  const thaw = mayThaw ? (
    <Button type={main === 'thaw' ? 'primary' : 'default'} onClick={() => setSelected('thaw')}>
      解冻
    </Button>
  ) : null
  const terms = termsOf(own, [...(canFreeze ? ['冻结'] : []), ...(mayThaw ? ['解冻'] : [])])
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
      {isOpen ? <p className={styles.why}>{pauseText(dispute)}</p> : null}
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
        {main === 'thaw' ? thaw : null}
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
        {canFreeze ? (
          <Button danger onClick={() => setSelected('freeze')}>
            冻结
          </Button>
        ) : null}
        {main === 'thaw' ? null : thaw}
      </div>
      {isFrozen && order.subStatus === 'VERIFY' ? <p className={styles.why}>解冻后才能通过验号</p> : null}
      {terms ? <p className={styles.why}>{terms}</p> : null}
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
