'use client'

import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { AmountField, checkedAmount } from '@/components/office/parts/amount-field'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { DeskClaim } from '@/lib/contract/entities/claim'
import { moneyText, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { isTakenBack } from '@/lib/shared/trade/claims'
import { CitedAgreement } from './cited-agreement'
import { EarlierDecision } from './earlier-decision'
import { RuleField } from './rule-field'

interface Props {
  claim: DeskClaim
  /** The current member already handles it. */
  isMine?: boolean
  onClose: () => void
  onChanged: () => void
}
const LEAST = 30
const SIDES = { buyer: '买家', seller: '卖家' } as const

/** Grants or rejects a claim, with facts and rule; a member who does not handle it must claim it first. */
export function ClaimDecision({ claim, isMine = false, onClose, onChanged }: Props) {
  const intent = useIntent()
  const [grant, setGrant] = useState<boolean | null>(null)
  const [topUp, setTopUp] = useState(claim.topUp)
  const [rule, setRule] = useState('')
  const [facts, setFacts] = useState('')
  const isSum = claim.kind === 'topUps' && grant === true
  const first = claim.decisions[0]
  const limits = { least: '0', most: claim.topUp }
  const decide = async () => {
    const input = {
      claimSn: claim.claimSn,
      grant: grant ? ('1' as const) : ('0' as const),
      facts,
      rule,
      topUp: isSum ? checkedAmount(topUp, '请填写证实的充值，没有就填 0', limits) : undefined,
    }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { needsSecond } = await call('POST /desk/decideClaim', input, options)
    onChanged()
    return needsSecond ? '已提交，等另一位员工复核' : '已审理'
  }
  const take = async () => {
    await call('POST /desk/takeClaim', { claimSn: claim.claimSn, reason: facts || '接手审理' })
    onChanged()
    return '已接手'
  }
  const head = (
    <>
      <p className="muted">{`${claim.kindName}，${claim.coverName}，买家付 ¥${claim.price}，最多赔 ¥${claim.most}`}</p>
      <p style={{ marginTop: 6, overflowWrap: 'anywhere' }}>{claim.statement}</p>
      <CitedAgreement agreement={claim.agreement} isTakenBack={isTakenBack(claim.kind)} />
    </>
  )
  return (
    <SendDialog
      title={`审理 ${claim.claimSn}`}
      head={head}
      confirm="提交审理"
      disabled={grant === null || !rule || facts.trim().length < LEAST}
      other={isMine ? undefined : { label: '由我接手', onSend: take }}
      width={620}
      onSend={decide}
      onClose={onClose}
    >
      {first && claim.appeal ? (
        <EarlierDecision
          result={first.granted ? `通过，赔付 ${yuanText(first.pay)}` : '未通过'}
          decision={first}
          appeal={{ by: SIDES[claim.appeal.by], note: claim.appeal.note, createTime: claim.appeal.createTime }}
        />
      ) : null}
      <Form.Item label="结果" required>
        <Radio.Group
          value={grant}
          onChange={({ target }) => setGrant(target.value as boolean)}
          options={[
            { value: true, label: '通过，卖家限期处理' },
            { value: false, label: '不通过' },
          ]}
        />
      </Form.Item>
      {isSum ? (
        <AmountField
          id="topUp"
          label="证实的充值（元）"
          extra={`最多 ${yuanText(claim.topUp)}`}
          {...limits}
          value={topUp}
          onChange={setTopUp}
        />
      ) : null}
      <RuleField value={rule} agreement={claim.agreement} onChange={setRule} />
      <Form.Item label="认定的事实，双方都看得到" htmlFor="facts" extra={`至少 ${LEAST} 字，写明事实和依据`}>
        <Input.TextArea
          id="facts"
          rows={4}
          maxLength={1000}
          showCount
          value={facts}
          onChange={(e) => setFacts(e.target.value)}
        />
      </Form.Item>
      {yuanToFen(claim.pays) >= FOUR_EYES_FEN ? (
        <p className="muted">{`可赔金额达到 ${moneyText(FOUR_EYES_FEN)}，通过与不通过都须另一位员工复核后才执行。`}</p>
      ) : null}
    </SendDialog>
  )
}
