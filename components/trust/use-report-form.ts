'use client'

import { useState } from 'react'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { ORDER_SN_PATTERN } from '@/lib/shared/ids'
import { type AccountKind, accountFault, type BlackReason, STORY_MIN } from '@/lib/shared/trust'

export interface ReportDraft {
  kind: '1' | '2' | '3' | '4'
  content: string
  gameId: string
  reason: '' | BlackReason
  story: string
  evidence: string
  orderSn: string
  mayPublish: boolean
}

export const EMPTY_REPORT: ReportDraft = {
  kind: '1',
  content: '',
  gameId: '',
  reason: '',
  story: '',
  evidence: '',
  orderSn: '',
  mayPublish: false,
}

/** Field and message of the first fault, as the server would say it. */
export function reportFault(draft: ReportDraft): [field: keyof ReportDraft, message: string] | undefined {
  if (!draft.content.trim()) return ['content', '请输入要举报的账号']
  const fault = accountFault(Number(draft.kind) as AccountKind, draft.content)
  if (fault) return ['content', fault]
  if (!draft.reason) return ['reason', '请选择举报原因']
  if (!draft.story.trim()) return ['story', '请填写经过']
  if (draft.story.trim().length < STORY_MIN) return ['story', `请写明时间、经过和金额，至少${STORY_MIN}个字`]
  if (!draft.evidence) return ['evidence', '请至少上传一张证据图片']
  if (draft.orderSn.trim() && !ORDER_SN_PATTERN.test(draft.orderSn.trim())) return ['orderSn', '订单号格式错误']
  return undefined
}

export function useReportForm() {
  const [draft, setDraft] = useState(EMPTY_REPORT)
  const [dueTime, setDueTime] = useState('')
  const form = useSubmit()
  const intent = useIntent()
  const change = (next: Partial<ReportDraft>) => {
    setDraft((old) => ({ ...old, ...next }))
    if (form.refused && form.refused.field in next) form.clear()
  }
  const send = () => {
    const fault = reportFault(draft)
    if (fault) {
      form.refuse(...fault)
      document.getElementById(fault[0])?.focus()
      return
    }
    const { mayPublish, reason, orderSn, ...texts } = draft
    const input = {
      ...texts,
      orderSn: orderSn.trim(),
      reason: reason as BlackReason,
      mayPublish: mayPublish ? '1' : '0',
    } as const
    void form.submit(async () => {
      const answer = await call('POST /black/releaseBlack', input, {
        notMsg: true,
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      setDueTime(answer.dueTime)
    })
  }
  return { draft, change, send, dueTime, ...form }
}
