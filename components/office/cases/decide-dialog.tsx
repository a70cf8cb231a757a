'use client'

import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { SendDialog } from '@/components/office/parts/send-dialog'
import { Alert } from '@/components/ui/kit/alert'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { StaffCase } from '@/lib/contract/entities/service-case'
import { CASE_OUTCOMES, CASE_REASON, type CaseOutcome, outcomesOf } from '@/lib/shared/trade/service-cases'

const WORDS: Readonly<Record<CaseOutcome, string>> = {
  answered: '已回复，处理完成',
  granted: '通过',
  refused: '未通过',
  dropped: '关闭（重复提交、已撤回、无法核实）',
}

interface Props {
  file: StaffCase
  onClose: () => void
  onChanged: () => void
}

/** The result of a case, with clause and reason. */
export function DecideDialog({ file: { caseSn, kind }, onClose, onChanged }: Props) {
  const intent = useIntent()
  const outcomes = [...outcomesOf(kind), 'dropped' as const]
  const [outcome, setOutcome] = useState<CaseOutcome>(outcomes[0] ?? 'dropped')
  const [clause, setClause] = useState('')
  const [reason, setReason] = useState('')
  const mayRefuse = outcomes.includes('refused')
  const isTwo = outcome === 'granted' && (kind === 'guardian' || kind === 'authority')
  const send = async () => {
    const input = { caseSn, outcome, clause, reason }
    const options = { idempotencyKey: intent.keyOf(JSON.stringify(input)) }
    const { waits } = await call('POST /desk/decideCase', input, options)
    onChanged()
    return waits ? '已提交双人复核，通过后生效' : `处理结果：${CASE_OUTCOMES[outcome]}`
  }
  return (
    <SendDialog
      title="处理工单"
      confirm="提交处理结果"
      missing={[outcome === 'refused' && !clause.trim() && '依据的条款', !reason.trim() && '理由']}
      width={620}
      onSend={send}
      onClose={onClose}
    >
      <Form.Item label="处理结果">
        <Radio.Group
          value={outcome}
          options={outcomes.map((value) => ({ value, label: WORDS[value] }))}
          onChange={({ target }) => setOutcome(target.value as CaseOutcome)}
        />
      </Form.Item>
      {isTwo ? <Alert kind="warn">涉及退款或提供资料，须第二人同意后生效。请先完成核对。</Alert> : null}
      {mayRefuse ? (
        <Form.Item
          label="依据的条款"
          htmlFor="caseClause"
          required={outcome === 'refused'}
          extra="未通过必须填写，例：服务规则 3.1"
        >
          <Input id="caseClause" maxLength={60} value={clause} onChange={(event) => setClause(event.target.value)} />
        </Form.Item>
      ) : null}
      <Form.Item
        label="理由"
        htmlFor="caseReason"
        required
        extra={`提交人会看到。${mayRefuse ? '未通过和关闭后' : '关闭后'}，提交人可申诉一次`}
      >
        <Input.TextArea
          id="caseReason"
          rows={4}
          maxLength={CASE_REASON}
          showCount
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Form.Item>
    </SendDialog>
  )
}
