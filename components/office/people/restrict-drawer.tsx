'use client'

import { Button, Checkbox, Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { AmountItem } from '@/components/office/parts/amount-item'
import { DockedDrawer } from '@/components/office/parts/docked-drawer'
import styles from '@/components/office/parts/screen-page.module.css'
import { useLeave } from '@/components/office/parts/use-leave'
import { useSave } from '@/components/office/parts/use-save'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { EvidenceField } from '@/components/ui/forms/evidence-field'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import type { UserId } from '@/lib/shared/ids'
import {
  clausesFor,
  RESTRICTION_CLAUSES,
  RESTRICTION_DAYS,
  RESTRICTION_EFFECTS,
  RESTRICTION_KIND_NAMES,
  RESTRICTION_KINDS,
  RESTRICTION_PICTURES,
  type RestrictionClause,
  type RestrictionKind,
} from '@/lib/shared/people/restrictions'
import { RestrictPreview } from './restrict-preview'

interface Fields {
  kinds: RestrictionKind[]
  held: string
  clause: RestrictionClause
  reason: string
  note: string
  days: number
}

const KINDS = RESTRICTION_KIND_NAMES.map((value) => ({ value, label: RESTRICTION_KINDS[value] }))
const optionOf = (value: RestrictionClause) => ({ value, label: `${value} ${RESTRICTION_CLAUSES[value].text}` })
const isSum = (held: string | undefined): boolean => Number(held ?? 0) > 0
const MOST = '1000000.00'

interface Props {
  userId: UserId
  nickName: string
  onClose: () => void
  onDone: () => void
}

/** Restricts a member: what, how much, by which clause, why and for how long, next to what it concerns. */
export function RestrictDrawer({ userId, nickName, onClose, onDone }: Props) {
  const [form] = Form.useForm<Fields>()
  const [pictures, setPictures] = useState<string[]>([])
  const [touched, setTouched] = useState(false)
  const intent = useIntent()
  const kinds = Form.useWatch('kinds', form) ?? []
  const clauses = clausesFor({ kinds, isHeld: isSum(Form.useWatch('held', form)) })
  const fault = evidenceError(pictures)
  const send = async ({ kinds: chosen = [], held, clause, reason, note = '', days }: Fields) => {
    if (fault) throw new Error(fault)
    const input = {
      userId: String(userId),
      kinds: chosen.join(','),
      held,
      clause,
      reason,
      note,
      pictures: JSON.stringify(pictures),
      days: String(days),
    }
    const { waits } = await call('POST /console/restrictUser', input, {
      idempotencyKey: intent.keyOf(JSON.stringify(input)),
    })
    intent.forget()
    return waits ? '已提交双人复核，通过后生效' : '已限制，并通知用户'
  }
  const { fields, leave } = useLeave(onClose, form)
  const { busy, save } = useSave(form, send, { onSaved: onDone })
  const handleChange = (_: Partial<Fields>, { kinds: chosen, held, clause }: Fields) => {
    setTouched(true)
    // a clause that no longer covers what was chosen
    if (clause && !clausesFor({ kinds: chosen, isHeld: isSum(held) }).includes(clause))
      form.setFieldValue('clause', undefined)
  }
  const footer = (
    <div className={styles.foot}>
      <Button onClick={leave}>返回</Button>
      <Button type="primary" danger loading={busy} onClick={() => form.submit()}>
        限制账号
      </Button>
    </div>
  )
  return (
    <DockedDrawer title={`限制账号：${nickName}`} note={`用户 ${userId}`} footer={footer} onClose={leave}>
      <RestrictPreview userId={userId} />
      <section className={styles.section}>
        <Form
          {...fields}
          form={form}
          layout="vertical"
          scrollToFirstError
          initialValues={{ kinds: [], held: '0', days: 7 }}
          onValuesChange={handleChange}
          onFinish={save}
        >
          <Form.Item
            name="kinds"
            label="限制内容"
            extra={
              kinds.length > 0
                ? kinds.map((kind) => RESTRICTION_EFFECTS[kind]).join(' ')
                : touched
                  ? '不选时必须填写冻结金额。'
                  : '可多选，进行中的订单不受影响。'
            }
          >
            <Checkbox.Group options={KINDS} />
          </Form.Item>
          <AmountItem
            name="held"
            label="冻结金额，元"
            absent="请填写金额，不冻结填 0"
            least="0"
            most={MOST}
            extra="只填涉及的金额，不冻结填 0"
          />
          <Form.Item name="clause" label="依据条款" rules={[{ required: true, message: '请选择依据的条款' }]}>
            <Select options={clauses.map(optionOf)} placeholder="用户会看到条款原文" />
          </Form.Item>
          <Form.Item
            name="reason"
            label="原因，用户可见"
            rules={[{ required: true, min: 10, message: '请写明原因，至少 10 个字' }]}
          >
            <Input.TextArea rows={3} maxLength={300} showCount />
          </Form.Item>
          <Form.Item
            name="days"
            label="期限，天"
            rules={[{ required: true, message: '请填写期限' }]}
            extra={`最长 ${RESTRICTION_DAYS} 天，到期自动解除`}
          >
            <InputNumber min={1} max={RESTRICTION_DAYS} precision={0} />
          </Form.Item>
          <Form.Item name="note" label="内部备注（选填）">
            <Input.TextArea rows={2} maxLength={500} showCount />
          </Form.Item>
          <EvidenceField
            id="restriction-pictures"
            label="证据图片"
            hint="仅员工可见"
            max={RESTRICTION_PICTURES}
            isOptional
            error={fault}
            onChange={setPictures}
          />
        </Form>
      </section>
    </DockedDrawer>
  )
}
